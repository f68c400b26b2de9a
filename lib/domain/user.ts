/** Readable cookie beside the session: it lets a cached page draw the menu at once. It grants nothing. */
export const HINT_COOKIE = "sabz_hint";

/** The signed-in customer as pages see it (spec 3). */
export type ShopUser = { name: string; email: string; isVerified: boolean };
