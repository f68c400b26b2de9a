import "server-only";
import { compose } from "../layout";
import type { Addressee, Mail } from "../mail";
import { writerIn } from "../writer";

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
