import { DEAD_RESET_LINK } from "@/lib/domain/account-messages";

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
