import { SHOP } from "@/lib/shop/rules/shop-details";
import { PASSWORDS_DIFFER } from "./rules/user";

/** Login, register and forgot password over any page (spec 2, 5). */
export const auth = {
	headings: { login: "Welcome back", register: "Create your account", forgot: "Forgot password" },
	tabs: { label: "Login or register", login: "Login", register: "Register" },
	email: "Email",
	password: "Password",
	failed: "Something went wrong, please try again",
	login: {
		submit: "Login",
		done: "Login successful",
		forgot: "Forgot password?",
		newHere: "New here?",
		create: "Create an account",
	},
	register: {
		name: "Full name",
		emailHint: "Temporary or fake email addresses are not allowed.",
		submit: "Create account",
		known: "Already with us?",
		login: "Login",
		done: "Registration successful! Please check your email to verify your account.",
	},
	forgot: {
		hint: "Tell us your email address and we send you a link to set a new password. It works for one hour.",
		submit: "Send reset link",
		back: "Back to login",
	},
	done: {
		heading: "Check your email",
		/** Where the mail went; the address stands between the two. */
		before: "Look for it at ",
		after: ". It may be among your spam.",
		login: "Go to Login",
	},
	art: {
		heading: "Your stall at the mandi",
		reasons: [
			`At your door in ${SHOP.promisedMinutes} minutes`,
			"Your address, remembered",
			"All your orders in one place",
		],
	},
};

/** A new password while it is typed: how strong it is, and what is missing (spec 4). */
export const password = {
	confirm: "Confirm password",
	differ: PASSWORDS_DIFFER,
	strengthLabel: "Password strength",
	/** By how many of the five points it has. */
	strength: ["Very weak", "Very weak", "Weak", "Medium", "Strong", "Very strong"],
	long: "8 letters or more",
	cases: "Big and small letters",
	digit: "A number",
	special: "A symbol, like ! or #",
	met: " (met)",
};

/** Signing in without a password, and why a browser cannot. */
export const passkeyLogin = {
	use: "Use a passkey",
	failed: "Login failed",
	known: "This device has a passkey already",
	unable: "This browser cannot use passkeys here",
};

/** Login with a number, and a number of one's own in the account: by a code that is sent to it. */
export const phoneLogin = {
	use: "Continue with your number",
	headings: { number: "Login or start with your number", code: "Type the code", name: "Your name, please" },
	lead: "We send you a code. No password to remember.",
	phone: "Mobile number",
	send: { whatsapp: "Send the code on WhatsApp", sms: "Send it by SMS" },
	sendOnly: { whatsapp: "Send the code on WhatsApp", sms: "Send the code by SMS" },
	or: "or",
	email: "E-mail",
	passkey: "Passkey",
	/** The number stands after it. */
	sent: { whatsapp: "Sent on WhatsApp to", sms: "Sent by SMS to" },
	change: "Change",
	code: "Code, 6 digits",
	login: "Login",
	again: "Send again",
	againIn: (seconds: number) => `Send again in 0:${String(seconds).padStart(2, "0")}`,
	by: { whatsapp: "Send on WhatsApp", sms: "Send by SMS" },
	goodFor: "The code is good for 5 minutes. We never ask for it on the phone.",
	confirmed: "is confirmed",
	yours: "Your number",
	name: "Full name",
	nameHint: "The rider asks for this name at the door.",
	start: "Start shopping",
	/** The policy's link stands between the two. */
	privacy: { before: "By going on you agree to the ", link: "privacy policy", after: "." },
	failed: "No network. Your number stays here.",
	joined: (orders: number) =>
		orders === 1
			? "Your order by phone is now in this account."
			: `Your ${orders} orders by phone are now in this account.`,
};
