import { LINK_NOT_READ, NOT_IN_PAKISTAN } from "@/lib/places/rules/point";
import { ALL_FIELDS_REQUIRED, FILL_ALL_FIELDS } from "./rules/address";
import { DEAD_RESET_LINK } from "./rules/user";

/** Where the links of mails about an account lead, and asking for another such mail (spec 2, 8). */
export const accountLinks = {
	goToLogin: "Go to Login",
	verify: {
		verifying: "Verifying your email",
		wait: "One moment, please.",
		ready: "Your account is ready, and you can place orders.",
		start: "Start Shopping",
		failedTitle: "Verification failed",
		failed: "Verification failed. Please try again or request a new verification link.",
		deadLink: "The verification link is invalid or has expired.",
		adding: "Adding this address to an account? Open the link where you are logged in.",
		home: "Go to Home",
		resend: "Resend Verification",
	},
	resend: {
		title: "Resend verification email",
		text: "Did the mail not arrive, or has its link expired? We send you a new one; the earlier link stops working.",
		email: "Email",
		submit: "Send verification email",
		wait: (seconds: number) => `Send again in ${seconds} s`,
		failed: "Something went wrong. Please try again.",
	},
	reset: {
		ended: "This link has ended",
		endedText: DEAD_RESET_LINK,
		request: "Request a new link",
		isSet: "Your password is set",
		title: "Set a new password",
		label: "New password",
		submit: "Set new password",
		failed: "Password reset failed. Please try again or request a new reset link.",
	},
};

export const accountPage = { title: "My Account", verify: "Verify email" };

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
		giveUpCredit: (amount: string) => `I give up my ${amount} of credit`,
		keep: "Keep my account",
		done: "Your account is deleted. Khuda hafiz.",
		failed: "Something went wrong. Please try again.",
	},
};

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
		title: "Email not verified",
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
		failed: "Failed to load addresses",
		none: "No addresses yet",
		noneText: "Save where we should knock, and the next order takes a moment less.",
		full: (most: number) =>
			`You have ${most} addresses, which is all we can keep. Delete one to add another.`,
	},
};

/** The number and the address that open an account, and the code that stands for a password. */
export const accountContact = {
	number: {
		none: "No number yet",
		noneHint: "Then you log in without a password",
		confirmed: "Confirmed",
		add: "Add",
		change: "Change",
		addTitle: "Add your number",
		changeTitle: "Change your number",
		submit: "Save this number",
		done: "Number saved",
		remove: "Remove",
		removeTitle: "Remove your number",
		removeAsk: "A code to this number then no longer logs you in. Your email and password do.",
		removed: "Number removed",
		keep: "Keep it",
		failed: "Something went wrong. Please try again.",
	},
	email: {
		none: "No e-mail yet",
		noneHint: "For receipts, and a second way in",
		add: "Add",
		title: "Add your e-mail",
		label: "Email",
		submit: "Send me a link",
		sent: "Open the link that we sent you in this browser, then it is yours",
		again: "Send again",
		failed: "Something went wrong. Please try again.",
	},
	code: {
		label: (number: string) => `Code to ${number}`,
		send: "Send me a code",
		again: (seconds: number) => `Send again in ${seconds} s`,
		failed: "Something went wrong. Please try again.",
	},
	firstPassword: "Set a password",
	dataAsk: "A code to your number shows that it is you.",
};

/** What is said about a change of the saved addresses (spec 8). */
export const addressToasts = {
	loadFailed: "Failed to load addresses",
	added: "Address added successfully!",
	addFailed: "Failed to add address",
	updated: "Address updated successfully",
	updateFailed: "Failed to save address",
	madeDefault: "Default address updated",
	makeDefaultFailed: "Failed to update default address",
	deleted: "Address deleted successfully",
	deleteFailed: "Failed to delete address",
};

/** The form of a delivery address (spec 2, 3, 5). */
export const address = {
	addTitle: "Add new address",
	editTitle: "Edit address",
	description: "Where should we knock?",
	save: "Save address",
	add: "Add address",
	cancel: "Cancel",
	/** Each field: what it is called, what is said beneath it while it is blank, and an example where one helps. */
	fields: {
		firstName: { label: "First name", blank: "Please enter your first name", example: "" },
		lastName: { label: "Last name", blank: "Please enter your last name", example: "" },
		streetAddress: {
			label: "Street address",
			blank: "Please enter your street address",
			example: "House 12, Street 4",
		},
		phoneNumber: { label: "Phone number", blank: "Please enter your phone number", example: "03XX-XXXXXXX" },
		zipCode: { label: "ZIP code", blank: "Please enter your ZIP code", example: "" },
		city: { label: "City", blank: "Please enter your city", example: "" },
		state: { label: "State", blank: "Please enter your state", example: "" },
	},
	area: {
		label: (city: string) => `Area of ${city}`,
		hint: "We deliver to these areas. It is added to the street.",
		other: "Another area",
	},
	door: {
		title: "Where is the door?",
		why: "so nobody has to call you",
		here: "I am at this door now",
		hereNote: "Your phone tells us the place once",
		looking: "Looking. Step into the open if you can",
		stop: "Stop",
		found: "We have the place",
		about: "About there",
		within: (metres: string) => `to about ${metres} m`,
		vague: (metres: string) => `to about ${metres} m. Better in the open, or with a landmark`,
		again: "Look again",
		remove: "Remove the place",
		byRider: "Found on the last ride",
		markedOn: (day: string) => `The rider marked this door on ${day}`,
		notRight: "Not right?",
		private:
			"Only you and the people who bring your order see this place. It goes when you delete the address.",
		refused: "Your phone did not give the place.",
		refusedText: "That is fine: a good landmark is enough, and you can order now.",
		refusedForGood: "To change that, allow the location for this page in the settings of your browser.",
		tryAgain: "Try again",
		pasteLink: "Paste a map link instead",
		link: "Map link or plus code",
		read: "Read",
		unread: LINK_NOT_READ,
		notHere: NOT_IN_PAKISTAN,
		howToLink: "In Google Maps: hold your finger on the house, then tap its plus code to copy it.",
	},
	landmark: {
		label: "Landmark",
		hint: "What would you tell the rider on the phone?",
		usual: [
			"Opposite the mosque",
			"Near the school",
			"Next to the general store",
			"Behind the petrol pump",
			"By the water tank",
		],
	},
	/** What stands beneath a form with blank fields: in the cart, and in the account (spec 5). */
	fillAll: FILL_ALL_FIELDS,
	allRequired: ALL_FIELDS_REQUIRED,
};

/** What is said when the mail that verifies an address is sent once more (spec 8). */
export const verification = {
	sent: "Verification email sent. Please check your inbox.",
	failed: "Failed to send verification email",
};
