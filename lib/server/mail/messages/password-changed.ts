import "server-only";
import type { Types } from "mongoose";
import { compose, reachUs, shopName } from "../layout";
import type { Mail } from "../mail";

type Account = { _id: Types.ObjectId; name: string; email: string; sessionVersion: number };

/** Tells a customer that the password is another one now; its session version makes the change one of a kind. */
export function passwordChangedMail(account: Account): Mail {
	return {
		key: `password-changed:${account._id}:${account.sessionVersion}`,
		to: account.email,
		...compose({
			subject: `Your ${shopName()} password was changed`,
			heading: "Your password was changed",
			preview: "If this was you, there is nothing to do.",
			blocks: [
				{
					kind: "text",
					text: `Salam ${account.name}, the password of your account was changed just now. Every other device was logged out.`,
				},
				{
					kind: "text",
					text: `If this was not you, set a new password at once with Forgot password, and ${reachUs()}.`,
				},
			],
		}),
	};
}
