/** The account, tab by tab (spec 2, Account). */
export const account = {
	tabs: {
		label: "Account",
		profile: "Profile Information",
		addresses: "Addresses",
		security: "Security",
	},
	signedInAs: "Signed in as",
	verified: "Email verified",
	orders: "My Orders",
	notVerified: {
		title: "Email not verified.",
		/** Around the address that the mail went to. */
		before: "Open the link that we mailed to ",
		after: ". You can place orders after that.",
		resend: "Resend verification email",
		wait: (seconds: number) => `Send again in ${seconds} s`,
	},
	profile: {
		name: "Full name",
		email: "Email",
		emailHint: "Email address cannot be changed",
		save: "Save changes",
		done: "Profile updated successfully",
		failed: "Failed to update profile",
		language: "Language",
	},
	addresses: {
		default: "Default Address",
		edit: "Edit",
		editOf: (name: string) => `Edit the address of ${name}`,
		delete: "Delete",
		deleteOf: (name: string) => `Delete the address of ${name}`,
		setDefault: "Set as Default",
		deleteTitle: "Delete address",
		deleteAsk: "Are you sure you want to delete this address?",
		keep: "Keep it",
		add: "Add address",
		editTitle: "Edit address",
		save: "Save address",
		failed: "Failed to load addresses",
		none: "No addresses yet",
		noneText: "Save where we should knock, and the next order takes a moment less.",
		full: (most: number) =>
			`You have ${most} addresses, which is all we can keep. Delete one to add another.`,
	},
};
