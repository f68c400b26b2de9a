import "server-only";
import addressparser from "nodemailer/lib/addressparser";
import type { Language } from "@/lib/text/language";
import { sha256 } from "../platform/crypto";
import { env } from "../platform/env";
import { writeMailFile } from "./mail-file";
import { sendBySmtp } from "./smtp";

/** A mail to be sent. */
export type Mail = {
	/** Names what the mail is about, so that the same event never writes two (`order-placed:<order id>`). */
	key: string;
	to: string;
	subject: string;
	html: string;
	text: string;
	/** Carries a link that opens an account: nobody may read it in the database. */
	isSecret?: boolean;
	/** A person sits before the screen and waits for it: it goes before every other mail. */
	isAwaited?: boolean;
	/** Where an answer goes, when that is not the shop. */
	replyTo?: string;
	/** The notification that tells the seller whether this mail went out. */
	notification?: string;
};

/** Whom a mail is written to. Who never said a language reads English. */
export type Addressee = { name: string; email: string; language?: Language };

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

/** Hands a mail to whatever carries mails here, and gives its raw answer. Rejects when it was not taken. */
export function handOver(mail: DatedMail) {
	const { SMTP_URL } = env();
	return SMTP_URL ? sendBySmtp(SMTP_URL, mail) : writeMailFile(mail);
}
