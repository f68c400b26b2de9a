import "server-only";
import { compose } from "../layout";
import type { Addressee, Mail } from "../mail";
import { writerIn } from "../writer";

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
