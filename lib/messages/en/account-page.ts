/** Titles of the account's pages. */
export const accountPage = { title: "My Account", verify: "Verify email" };
