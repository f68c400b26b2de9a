import "server-only";
import { compose, type Writer, writerIn } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import type { Seller } from "@/lib/team/rules";
import { env } from "../../server/platform/env";
import { ROLE_NAMES, type TeamRole } from "../rules";

/** Carries the link by which somebody joins the team. `linkHash` makes the mail one of a kind. */
export function invitationMail(
	to: { name: string; email: string; role: TeamRole },
	url: string,
	linkHash: string,
): Mail {
	const writer = writerIn("en");
	const { shop } = writer;
	const role = ROLE_NAMES[to.role].toLowerCase();
	return {
		key: `invitation:${linkHash}`,
		to: to.email,
		isSecret: true,
		isAwaited: true,
		...compose(writer, {
			subject: `Join ${shop} as a ${role}`,
			heading: `Work with ${shop}`,
			preview: "The link works for 48 hours.",
			blocks: [
				`Salam ${to.name}, you are invited to work for ${shop} as a ${role}.`,
				"Set a password of your own, then you are in.",
				{ kind: "button", label: "Set password and begin", url },
				{
					kind: "note",
					text: "The link works once, for 48 hours. If you do not know what this is about, ignore this mail.",
				},
			],
		}),
	};
}

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
				`Salam ${name}, ${TEXTS[change].text}`,
				"If this was not you, choose Log out everywhere at your sign-in, and tell the owner at once.",
				wayOut(writer),
			],
		}),
	};
}

/** Tells whoever made a key or a webhook, which goes on when every session of theirs has ended; `id` is its own. */
export function accessMadeMail(
	{ name, email }: Pick<Seller, "name" | "email">,
	kind: "key" | "webhook",
	{ id, called }: { id: string; called: string },
): Mail {
	const writer = writerIn("en");
	return {
		key: `${kind}-made:${id}`,
		to: email,
		...compose(writer, {
			subject: `A ${kind} of ${writer.shop} was made: ${called}`,
			heading: `A ${kind} was made`,
			preview: "If this was you, there is nothing to do.",
			blocks: [
				`Salam ${name}, another program now has a ${kind} of the shop: ${called}.`,
				"If this was not you, delete it, then choose Log out everywhere at your sign-in. Logging out alone does not end it.",
				{ kind: "button", label: "Keys and webhooks", url: writer.linkTo("/seller/keys") },
			],
		}),
	};
}

/** Shows that mails go out, in the look that all of them have (spec 2, Test email). */
export function testMail(to: string, id: string): Mail {
	const writer = writerIn("en");
	const { shop } = writer;
	return {
		key: `test:${id}`,
		to,
		...compose(writer, {
			subject: `Test email from ${shop}`,
			heading: "This mail arrived",
			preview: "The shop's mail works.",
			blocks: [
				"If you can read this, the shop's mail works.",
				{ kind: "button", label: "Open the shop", url: env().APP_URL },
			],
		}),
	};
}
