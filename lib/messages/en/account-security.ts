/** The account's last tab: the password, the devices, and leaving (spec 2, Account: Security). */
export const accountSecurity = {
	password: {
		title: "Change password",
		current: "Current password",
		new: "New password",
		done: "Password changed successfully",
		failed: "Failed to change password",
	},
	devices: {
		title: "Devices",
		text: "Lost a phone, or used a computer that is not yours? Log out everywhere.",
		submit: "Log out everywhere",
		ask: "Every phone and computer is logged out, this one too, and your passkeys are removed. Your cart and orders stay.",
		stay: "Stay logged in",
		done: "Logged out on every device",
		failed: "Logout failed. Please try again.",
	},
	data: {
		title: "Your data",
		text: "Take along everything that the shop knows about you, as one file. Or delete your account: we keep your orders for our books, without your name, phone and address.",
		download: "Download my data",
		delete: "Delete account",
		ask: "Your profile, addresses and cart are deleted at once. This cannot be undone.",
		giveUpCredit: "I give up what credit I still have",
		keep: "Keep my account",
		done: "Your account is deleted. Khuda hafiz.",
		failed: "Something went wrong. Please try again.",
	},
};
