/** Where owner and team sign in. */
export const teamLogin = {
	/** Beside the shop's sign: whose side this is. */
	side: "Seller",
	title: "Seller login",
	note: "Orders, products and stock of the shop.",
	backToShop: "Back to the shop",
	email: "Email",
	password: "Password",
	login: "Login",
	success: "Login successful",
	failed: "Login failed",
	code: "Code of your app",
	codeHint: "Six digits, or one of your recovery codes.",
	anotherAccount: "Another account",
};
