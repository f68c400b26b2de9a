import "server-only";
import { z } from "zod";
import type { OutgoingMailDoc } from "@/models/outgoing-mail";
import { seal, unseal } from "../platform/crypto";
import type { DatedMail, Mail } from "./mail";

const PURPOSE = "mail";

const body = z.object({ html: z.string(), text: z.string() });

/** The mail as the database may hold it: what a secret one says is sealed with the shop's secret, which no backup has. */
export function asStored({ isSecret, isAwaited, html, text, ...mail }: Omit<Mail, "key">) {
	const said = isSecret ? { sealed: seal(PURPOSE, JSON.stringify({ html, text })) } : { html, text };
	return { ...mail, ...said, priority: isAwaited ? 0 : 1 };
}

/** The stored mail with what it says. Throws when it was sealed with a secret that the shop does not have any more. */
export function wholeMail({ sealed, ...mail }: OutgoingMailDoc): DatedMail {
	return { ...mail, ...body.parse(sealed === undefined ? mail : JSON.parse(unseal(PURPOSE, sealed))) };
}
