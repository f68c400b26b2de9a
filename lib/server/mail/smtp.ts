import "server-only";
import { createTransport, type Transporter } from "nodemailer";
import SMTPPool from "nodemailer/lib/smtp-pool";
import { type DatedMail, envelopeOf } from "./mail";

/** Milliseconds; together well below the outbox's lease, so that two instances never send the same mail. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** So many mails are handed over at once. */
export const CONNECTIONS = 5;

const POOL = {
	maxConnections: CONNECTIONS,
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
export async function sendBySmtp(url: string, mail: DatedMail): Promise<SMTPPool.SentMessageInfo> {
	return transportTo(url).sendMail(envelopeOf(mail));
}
