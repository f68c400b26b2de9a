/** The shop's one seller, by e-mail. */
export type Seller = { email: string };

/** There is one seller, so tries to sign in count together under whatever name. */
export const SELLER_ACCOUNT = "seller";
