import "server-only";
import type { Types } from "mongoose";
import { compose } from "@/lib/server/mail/layout";
import type { Addressee, Mail } from "@/lib/server/mail/mail";
import { writerIn } from "@/lib/server/mail/writer";

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

/** Carries the link that sets a new password. `linkHash` makes the mail one of a kind. */
export function resetMail(to: Addressee, url: string, linkHash: string): Mail {
	const writer = writerIn(to.language);
	const { texts, say, shop } = writer;
	const { reset } = texts.mailAccount;
	return {
		key: `reset:${linkHash}`,
		to: to.email,
		isSecret: true,
		isAwaited: true,
		...compose(writer, {
			subject: reset.subject({ shop }),
			heading: reset.heading,
			preview: reset.preview,
			blocks: [
				{ kind: "text", text: reset.text({ name: say(to.name) }) },
				{ kind: "button", label: reset.button, url },
				{ kind: "text", quiet: true, text: reset.note },
			],
		}),
	};
}

/** Asks a new customer to confirm the address. `linkHash` makes the mail one of a kind. */
export function verificationMail(to: Addressee, url: string, linkHash: string): Mail {
	const writer = writerIn(to.language);
	const { texts, say, shop } = writer;
	const { verification } = texts.mailAccount;
	return {
		key: `verification:${linkHash}`,
		to: to.email,
		isSecret: true,
		isAwaited: true,
		...compose(writer, {
			subject: verification.subject({ shop }),
			heading: verification.heading({ name: say(to.name) }),
			preview: verification.preview,
			blocks: [
				{ kind: "text", text: verification.text },
				{ kind: "button", label: verification.button, url },
				{ kind: "text", quiet: true, text: verification.note },
			],
		}),
	};
}
