import "server-only";
import addressparser from "nodemailer/lib/addressparser";
import { sha256 } from "../platform/crypto";
import { env } from "../platform/env";
import type { Mail } from "./mail";

/** A mail with the moment it was written: what a transport hands over. */
export type DatedMail = Pick<Mail, "key" | "to" | "subject" | "html" | "text" | "replyTo"> & {
	createdAt: Date;
};

function senderDomain(): string {
	const [sender] = addressparser(env().MAIL_FROM, { flatten: true });
	return sender?.address.split("@")[1] ?? "localhost";
}

/**
 * The mail as nodemailer takes it. Its Message-ID follows from its key, so a mailbox that is given it a second time
 * after a crash can tell.
 */
export function envelopeOf(mail: DatedMail) {
	return {
		from: env().MAIL_FROM,
		to: { name: "", address: mail.to },
		replyTo: mail.replyTo,
		subject: mail.subject,
		html: mail.html,
		text: mail.text,
		date: mail.createdAt,
		messageId: `<${sha256(mail.key).slice(0, 32)}@${senderDomain()}>`,
	};
}
