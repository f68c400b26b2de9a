import "server-only";
import type { Passkey } from "@/lib/accounts/rules/user";
import { compose } from "../layout";
import type { Addressee, Mail } from "../mail";
import { writerIn } from "../writer";

/** Tells a customer of a passkey that signs in to their account from now on. */
export function passkeyAddedMail(account: Addressee, passkey: Pick<Passkey, "_id" | "name">): Mail {
	const writer = writerIn(account.language);
	const { texts, say, shop, reach } = writer;
	const { passkeyAdded } = texts.mailAccount;
	return {
		key: `passkey-added:${passkey._id}`,
		to: account.email,
		...compose(writer, {
			subject: passkeyAdded.subject({ shop }),
			heading: passkeyAdded.heading,
			preview: passkeyAdded.preview,
			blocks: [
				{
					kind: "text",
					text: passkeyAdded.text({ name: say(account.name), passkey: say(passkey.name) }),
				},
				{ kind: "text", text: passkeyAdded.notYou({ reach }) },
			],
		}),
	};
}
