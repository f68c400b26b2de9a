import "server-only";
import type { Types } from "mongoose";
import { compose } from "../layout";
import type { Addressee, Mail } from "../mail";
import { writerIn } from "../writer";

type Account = Addressee & { _id: Types.ObjectId; sessionVersion: number };

/** Tells a customer that the password is another one now; its session version makes the change one of a kind. */
export function passwordChangedMail(account: Account): Mail {
	const writer = writerIn(account.language);
	const { texts, say, shop, reach } = writer;
	const { passwordChanged } = texts.mailAccount;
	return {
		key: `password-changed:${account._id}:${account.sessionVersion}`,
		to: account.email,
		...compose(writer, {
			subject: passwordChanged.subject({ shop }),
			heading: passwordChanged.heading,
			preview: passwordChanged.preview,
			blocks: [
				{ kind: "text", text: passwordChanged.text({ name: say(account.name) }) },
				{ kind: "text", text: passwordChanged.notYou({ reach }) },
			],
		}),
	};
}
