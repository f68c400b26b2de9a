import "server-only";
import type { Seller } from "@/lib/team/rules";
import { compose } from "../layout";
import type { Mail } from "../mail";
import { type Writer, writerIn } from "../writer";

/** What may change of how somebody of the team signs in. */
export type SignInChange =
	| "passkey-added"
	| "second-factor-on"
	| "second-factor-off"
	| "logged-out-everywhere";

const TEXTS: Record<SignInChange, { subject: (shop: string) => string; text: string }> = {
	"passkey-added": {
		subject: (shop) => `A passkey was added to your ${shop} account`,
		text: "a passkey now signs in to your account, without your password.",
	},
	"second-factor-on": {
		subject: (shop) => `Your ${shop} login asks for a code now`,
		text: "your login now asks for a code of your app. Every other device was logged out.",
	},
	"second-factor-off": {
		subject: (shop) => `Your ${shop} login asks for no code any more`,
		text: "your login no longer asks for a code of your app.",
	},
	"logged-out-everywhere": {
		subject: (shop) => `You were logged out of ${shop} on every device`,
		text: "every device was logged out, and your passkeys were removed.",
	},
};

function wayOut({ linkTo }: Writer) {
	return { kind: "button", label: "Your sign-in", url: linkTo("/seller/security") } as const;
}

/** Tells somebody of the team what has changed in how they sign in; the moment makes it one of a kind. */
export function signInChangedMail(
	{ id, name, email }: Pick<Seller, "id" | "name" | "email">,
	change: SignInChange,
	at: Date,
): Mail {
	const writer = writerIn("en");
	const subject = TEXTS[change].subject(writer.shop);
	return {
		key: `${change}:${id}:${at.getTime()}`,
		to: email,
		...compose(writer, {
			subject,
			heading: subject,
			preview: "If this was you, there is nothing to do.",
			blocks: [
				{ kind: "text", text: `Salam ${name}, ${TEXTS[change].text}` },
				{
					kind: "text",
					text: "If this was not you, choose Log out everywhere at your sign-in, and tell the owner at once.",
				},
				wayOut(writer),
			],
		}),
	};
}
