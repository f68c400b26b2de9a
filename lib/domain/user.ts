/** The signed-in customer as pages see it (spec 3). */
export type ShopUser = { name: string; email: string; isVerified: boolean };
