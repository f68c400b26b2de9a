import "server-only";
import type { Types } from "mongoose";
import { localNumber, type PasskeySummary } from "@/lib/accounts/rules/user";
import { compose, composeWith, writerIn } from "@/lib/server/mail/layout";
import type { Addressee, Mail } from "@/lib/server/mail/mail";
import { clock } from "@/lib/server/platform/clock";
import { randomToken, sha256 } from "@/lib/server/platform/crypto";
import { env } from "@/lib/server/platform/env";
import { type Language, pathIn } from "@/lib/text/language";
import type { LinkToken } from "@/models/accounts";

const HOUR_MS = 3_600_000;

/** How long a mailed link works, in milliseconds (api.md). */
export const VERIFICATION_MS = 24 * HOUR_MS;
export const RESET_MS = HOUR_MS;
export const INVITATION_MS = 48 * HOUR_MS;

/** A link to mail, its page in the language of who gets it, and what is stored of it. */
export type NewLink = { urlIn: (language?: Language) => string; stored: LinkToken };

/** A single-use link under this page of the shop. Only its hash is stored, so a copied database opens nothing. */
export function newLink(page: "verify-email" | "reset-password" | "seller/join", lifeMs: number): NewLink {
	const token = randomToken();
	return {
		urlIn: (language = "en") => env().APP_URL + pathIn(language, `/${page}/${token}`),
		stored: { hash: sha256(token), expiresAt: new Date(clock.now().getTime() + lifeMs) },
	};
}

/** The filter that finds the person whose link this is, while the link works. */
export function workingLink(kind: "verification" | "reset" | "invitation" | "newEmail", token: string) {
	return { [`${kind}.hash`]: sha256(token), [`${kind}.expiresAt`]: { $gt: clock.now() } };
}

/** Tells a customer of a passkey that signs in to their account from now on. */
export function passkeyAddedMail(account: Addressee, passkey: Pick<PasskeySummary, "_id" | "name">): Mail {
	const writer = writerIn(account.language);
	const { texts, say, shop, reach } = writer;
	const { passkeyAdded } = texts.mailAccount;
	return {
		key: `passkey-added:${passkey._id}`,
		to: account.email ?? "",
		...composeWith(writer, passkeyAdded, { shop }, [
			passkeyAdded.text({ name: say(account.name), passkey: say(passkey.name) }),
			passkeyAdded.notYou({ reach }),
		]),
	};
}

/** Tells a customer that a number opens their account from now on, or does no more. */
export function numberMail(
	kind: "added" | "removed",
	account: Addressee & { _id: Types.ObjectId | string },
	phone: string,
): Mail {
	const writer = writerIn(account.language);
	const { texts, say, shop, reach } = writer;
	const { number } = texts.mailAccount;
	const said = number[kind];
	return {
		key: `number-${kind}:${account._id}:${clock.now().getTime()}`,
		to: account.email ?? "",
		...compose(writer, {
			subject: said.subject({ shop }),
			heading: said.heading,
			preview: number.preview,
			blocks: [
				said.text({ name: say(account.name), number: say(localNumber(phone)) }),
				number.notYou({ reach }),
			],
		}),
	};
}

/** Tells whose address it is already that another account asked for it. */
export function addressAskedMail(owner: Addressee, key: string): Mail {
	const writer = writerIn(owner.language);
	const { texts, say, shop, reach } = writer;
	const { addressAsked } = texts.mailAccount;
	return {
		key: `address-asked:${key}`,
		to: owner.email ?? "",
		...composeWith(writer, addressAsked, { shop }, [addressAsked.text({ name: say(owner.name), reach })]),
	};
}

type Account = Addressee & { _id: Types.ObjectId; sessionVersion: number };

/** Tells a customer that the password is another one now; its session version makes the change one of a kind. */
export function passwordChangedMail(account: Account): Mail {
	const writer = writerIn(account.language);
	const { texts, say, shop, reach } = writer;
	const { passwordChanged } = texts.mailAccount;
	return {
		key: `password-changed:${account._id}:${account.sessionVersion}`,
		to: account.email ?? "",
		...composeWith(writer, passwordChanged, { shop }, [
			passwordChanged.text({ name: say(account.name) }),
			passwordChanged.notYou({ reach }),
		]),
	};
}

/** Carries the link that sets a new password. `linkHash` makes the mail one of a kind. */
export function resetMail(to: Addressee, url: string, linkHash: string): Mail {
	const writer = writerIn(to.language);
	const { texts, say, shop } = writer;
	const { reset } = texts.mailAccount;
	return {
		key: `reset:${linkHash}`,
		to: to.email ?? "",
		isSecret: true,
		isAwaited: true,
		...composeWith(writer, reset, { shop }, [
			reset.text({ name: say(to.name) }),
			{ kind: "button", label: reset.button, url },
			{ kind: "note", text: reset.note },
		]),
	};
}

/** Asks a customer to confirm the address that they began with, or that they add. `linkHash` makes the mail one of a kind. */
export function verificationMail(
	to: Addressee,
	url: string,
	linkHash: string,
	kind: "verification" | "newEmail" = "verification",
): Mail {
	const writer = writerIn(to.language);
	const { texts, say, shop } = writer;
	const said = texts.mailAccount[kind];
	return {
		key: `verification:${linkHash}`,
		to: to.email ?? "",
		isSecret: true,
		isAwaited: true,
		...composeWith(writer, said, { shop, name: say(to.name) }, [
			said.text,
			{ kind: "button", label: said.button, url },
			{ kind: "note", text: said.note },
		]),
	};
}
