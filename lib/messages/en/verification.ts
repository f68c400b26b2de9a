/** What is said when the mail that verifies an address is sent once more (spec 8). */
export const verification = {
	sent: "Verification email sent. Please check your inbox.",
	failed: "Failed to send verification email",
};
