import "server-only";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { sha256 } from "../platform/crypto";
import { env } from "../platform/env";
import { type DatedMail, envelopeOf } from "./mail";

const writer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/** The folder in which demo mode keeps its mails. */
export function outboxFolder(): string {
	return join(env().DATA_DIR, "outbox");
}

/** Starts with the time and names the recipient; the same mail always has the same name, so it never lies there twice. */
function fileName({ key, to, createdAt }: DatedMail): string {
	const time = createdAt.toISOString().replace(/[:.]/g, "-");
	const recipient = to.replace(/[^A-Za-z0-9@._+-]/g, "_").slice(0, 100);
	return `${time}_${recipient}_${sha256(key).slice(0, 8)}.eml`;
}

/** Writes the mail as an .eml file: demo mode's stand-in for a mail server. A half-written file is never seen. */
export async function writeMailFile(mail: DatedMail) {
	const { message, ...info } = await writer.sendMail(envelopeOf(mail));
	const folder = outboxFolder();
	const file = fileName(mail);
	await mkdir(folder, { recursive: true });
	const draft = join(folder, `.${file}.part`);
	await writeFile(draft, message);
	await rename(draft, join(folder, file));
	return { ...info, file };
}
