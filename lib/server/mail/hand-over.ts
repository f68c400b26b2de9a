import "server-only";
import { env } from "../platform/env";
import type { DatedMail } from "./envelope";
import { writeMailFile } from "./mail-file";
import { sendBySmtp } from "./smtp";

/** Hands a mail to whatever carries mails here, and gives its raw answer. Rejects when it was not taken. */
export function handOver(mail: DatedMail) {
	const { SMTP_URL } = env();
	return SMTP_URL ? sendBySmtp(SMTP_URL, mail) : writeMailFile(mail);
}
