import "server-only";
import type { Write } from "@/lib/server/database/commit";
import { writerIn } from "@/lib/server/mail/layout";
import { type Mail, mailWrites } from "@/lib/server/mail/outbox";
import { clock } from "@/lib/server/platform/clock";
import type { Language } from "@/lib/text/language";
import { User, type UserDoc } from "@/models/accounts";
import { type Channel, type Template, type Way, wayOf } from "../rules";
import { channelFor, channels, stoppedSince } from "./channels";
import { messageWrites } from "./outbox";

/** What a phone is told in place of a mail. */
export type Word = { key: string; template: Template; values: readonly string[] };

/** Whom word is for: their account's id, and the language of what it is about. */
type Whom = { user: UserDoc["_id"]; language?: Language };

type Whose = Pick<UserDoc, "email" | "phone" | "notifyBy">;

/** The number and the channel by which this customer is told; null where they are by mail, or not at all. */
async function phoneOf(whom: Whose | null): Promise<{ to: string; channel: Channel } | null> {
	const way = whom ? wayOf(whom) : null;
	if (channels().length === 0 || !whom?.phone || way === null || way === "email") return null;
	const channel = channelFor(way);
	if (!channel || (await stoppedSince(channel, whom.phone))) return null;
	return { to: whom.phone, channel };
}

/** Word for a customer in the way that they have chosen: the mail, or on a phone what says the same in short. */
export async function wordWrites(
	{ user, language = "en" }: Whom,
	mail: Mail | null,
	word: Word | null,
): Promise<Write[]> {
	if (!word && !mail) return [];
	const whom = await User.findById(user).select("email phone notifyBy").lean<Whose>();
	const phone = await phoneOf(whom);
	// An order keeps the address that it was made with; the account may have got its first one since.
	if (!phone) return mailWrites(mail && { ...mail, to: mail.to || (whom?.email ?? "") });
	if (!word) return [];
	const { key, ...says } = word;
	return messageWrites({ key, ...phone, language, says });
}

type Holder = {
	_id: UserDoc["_id"] | string;
	phone?: string | null;
	notifyBy?: Way | null;
	language?: Language;
};

/** Word to the number that an account had until now, or has, that it is opened otherwise from now on. */
export function signInWordWrites({ _id, phone, notifyBy, language = "en" }: Holder): Write[] {
	const channel = channelFor(notifyBy === "sms" ? "sms" : "whatsapp");
	if (!phone || !channel) return [];
	const { shop, reach } = writerIn(language);
	return messageWrites({
		...{ key: `sign-in:${_id}:${clock.now().getTime()}`, to: phone, channel, language },
		says: { template: "sign_in_changed", values: [shop, reach] },
	});
}
