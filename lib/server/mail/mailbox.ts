import "server-only";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import type { MailHead, OpenMail } from "@/lib/shop/rules/help";
import { env } from "../platform/env";
import { notFound, ShopError } from "../platform/errors";
import { outboxFolder } from "./mail";

const SHOWN = 50;
const MAIL_FILE = /^[\w@.+-]+\.eml$/;

function requireMailbox(): void {
	if (!env().DEMO || env().SMTP_URL) {
		throw new ShopError("forbidden", "The mailbox is there in demo mode only");
	}
}

async function openFile(name: string): Promise<OpenMail> {
	const mail = await PostalMime.parse(await readFile(join(outboxFolder(), name)));
	return {
		name,
		to: mail.to?.[0]?.address ?? "",
		from: mail.from?.address ?? "",
		subject: mail.subject ?? "",
		at: new Date(mail.date ?? 0).toISOString(),
		html: mail.html ?? "",
		text: mail.text ?? "",
	};
}

function headOf({ name, to, subject, at }: OpenMail): MailHead {
	return { name, to, subject, at };
}

/** The newest mails that demo mode has written, newest first. Throws ShopError `forbidden` outside demo mode. */
export async function listMails(): Promise<MailHead[]> {
	requireMailbox();
	const files = await readdir(outboxFolder()).catch(() => []);
	const newest = files
		.filter((file) => MAIL_FILE.test(file))
		.sort()
		.reverse()
		.slice(0, SHOWN);
	return (await Promise.all(newest.map(openFile))).map(headOf);
}

/** One mail by its file name. Errors: `not-found`, `forbidden` outside demo mode. */
export async function readMail(name: string): Promise<OpenMail> {
	requireMailbox();
	if (!MAIL_FILE.test(name)) throw notFound("There is no such mail");
	return openFile(name).catch(() => {
		throw notFound("There is no such mail");
	});
}
