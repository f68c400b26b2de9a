/** Signing in without a password, and why a browser cannot. */
export const passkeyLogin = {
	use: "Use a passkey",
	failed: "Login failed",
	known: "This device has a passkey already",
	unable: "This browser cannot use passkeys here",
};
