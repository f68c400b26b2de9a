/** Signing in without a password, and why a browser cannot. */

/** The passkeys of whoever is signed in: add, name, remove. */
export const passkeys = {
	title: "Passkeys",
	text: "Sign in without a password, by finger, face or the number of your device. It never leaves the device.",
	add: "Add a passkey",
	ask: "Your password shows that it is you. Then your device asks for your finger, face or number.",
	password: "Password",
	code: "Code of your app, or a recovery code",
	cancel: "Not now",
	verifyFirst: "Verify your email first. Then you can add a passkey.",
	added: "Passkey added",
	addFailed: "Failed to add a passkey",
	loadFailed: "Failed to load your passkeys",
	/** What a passkey is called at first where the browser does not say on what it runs. */
	thisDevice: "This device",
	since: (day: string) => `Since ${day}`,
	lastUsed: (day: string) => `, used last ${day}`,
	rename: (name: string) => `Rename ${name}`,
	newName: (name: string) => `New name of ${name}`,
	save: "Save",
	renameFailed: "Failed to rename the passkey",
	remove: (name: string) => `Remove ${name}`,
	keep: "Keep it",
	removed: "Passkey removed",
	removeFailed: "Failed to remove the passkey",
};

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
