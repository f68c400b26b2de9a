import "server-only";
import { createTransport, type Transporter } from "nodemailer";
import SMTPTransport from "nodemailer/lib/smtp-transport";
import { type DatedMail, envelopeOf } from "./envelope";

/** Milliseconds; together well below the outbox's lease, so that two instances never send the same mail. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

const transports = new Map<string, Transporter<SMTPTransport.SentMessageInfo, SMTPTransport.Options>>();

function transportTo(url: string) {
	const known = transports.get(url);
	if (known) return known;
	const made = createTransport(new SMTPTransport({ url, ...TIMEOUTS }));
	transports.set(url, made);
	return made;
}

/** Hands a mail to the mail server at this address; gives the server's raw answer. Rejects when it refuses. */
export async function sendBySmtp(url: string, mail: DatedMail): Promise<SMTPTransport.SentMessageInfo> {
	return transportTo(url).sendMail(envelopeOf(mail));
}
