/** The shop's one seller, by e-mail. */
export type Seller = { email: string };
