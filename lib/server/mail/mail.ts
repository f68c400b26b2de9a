import "server-only";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { createTransport, type Transporter } from "nodemailer";
import addressparser from "nodemailer/lib/addressparser";
import SMTPPool from "nodemailer/lib/smtp-pool";
import type { Language } from "@/lib/text/language";
import { LANES_FOR_AWAITED } from "../jobs/outbox";
import { sha256 } from "../platform/crypto";
import { env } from "../platform/env";

/** Milliseconds; together well below the outbox's lease, so that two instances never send the same mail. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** So many mails are handed over at once. */
export const CONNECTIONS = 5;

const POOL = {
	maxConnections: CONNECTIONS + LANES_FOR_AWAITED,
	// In a rush the next mail takes the connection of the one before; afterwards none stays open.
	idleTimeout: 1_000,
	// Of a connection that ended before a byte of the mail was sent. Any other failure is the outbox's to try again.
	maxRequeues: 1,
};

const transports = new Map<string, Transporter<SMTPPool.SentMessageInfo, SMTPPool.Options>>();

function transportTo(url: string) {
	const known = transports.get(url);
	if (known) return known;
	const made = createTransport(new SMTPPool({ url, ...TIMEOUTS, ...POOL }));
	transports.set(url, made);
	return made;
}

/** Hands a mail to the mail server at this address; gives the server's raw answer. Rejects when it refuses. */
async function sendBySmtp(url: string, mail: DatedMail): Promise<SMTPPool.SentMessageInfo> {
	return transportTo(url).sendMail(envelopeOf(mail));
}

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

/** Whom a mail is written to: nobody where there is no address. Who never said a language reads English. */
export type Addressee = { name: string; email?: string | null; language?: Language };

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
function envelopeOf(mail: DatedMail) {
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

const writer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/** The folder in which demo mode keeps its mails. */
export function outboxFolder(): string {
	return join(env().DATA_DIR, "outbox");
}

type OutboxFile = Pick<DatedMail, "key" | "to" | "createdAt">;

/** Starts with the time and names the recipient; the same mail always has the same name, so it never lies there twice. */
function fileName({ key, to, createdAt }: OutboxFile, extension: string): string {
	const time = createdAt.toISOString().replace(/[:.]/g, "-");
	const recipient = to.replace(/[^A-Za-z0-9@._+-]/g, "_").slice(0, 100);
	return `${time}_${recipient}_${sha256(key).slice(0, 8)}.${extension}`;
}

/** Writes a file into demo mode's outbox and gives its name. A half-written one is never seen. */
export async function writeToOutbox(
	about: OutboxFile,
	extension: string,
	content: string | Buffer | Readable,
): Promise<string> {
	const folder = outboxFolder();
	const file = fileName(about, extension);
	await mkdir(folder, { recursive: true });
	const draft = join(folder, `.${file}.part`);
	await writeFile(draft, content);
	await rename(draft, join(folder, file));
	return file;
}

/** Writes the mail as an .eml file: demo mode's stand-in for a mail server. */
export async function writeMailFile(mail: DatedMail) {
	const { message, ...info } = await writer.sendMail(envelopeOf(mail));
	return { ...info, file: await writeToOutbox(mail, "eml", message) };
}
