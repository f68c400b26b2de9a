import "server-only";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { z } from "zod";
import { CHANNEL_NAMES, CHANNELS } from "@/lib/messages/rules";
import type { MailHead, OpenMail } from "@/lib/shop/rules/help";
import { DIRECTIONS, LANGUAGES } from "@/lib/text/language";
import { env } from "../platform/env";
import { notFound, ShopError } from "../platform/errors";
import { sentenceHtml, WRITING } from "./blocks";
import { outboxFolder } from "./mail";

const SHOWN = 50;
const SHOWN_FILE = /^[\w@.+-]+\.(?:eml|message\.json)$/;

const messageFile = z.object({
	to: z.string(),
	channel: z.enum(CHANNELS),
	language: z.enum(LANGUAGES),
	text: z.string(),
	at: z.iso.datetime(),
});

function openMessage(name: string, content: string): OpenMail {
	const { to, channel, language, text, at } = messageFile.parse(JSON.parse(content));
	const from = CHANNEL_NAMES[channel];
	const html = `<!doctype html><html lang="${language}" dir="${DIRECTIONS[language]}"><head><meta charset="utf-8"></head><body style="font:${WRITING[language].body};white-space:pre-wrap">${sentenceHtml(text)}</body></html>`;
	return { name, to, from, subject: text, at, html, text };
}

function requireMailbox(): void {
	if (!env().DEMO || env().SMTP_URL) {
		throw new ShopError("forbidden", "The mailbox is there in demo mode only");
	}
}

async function openFile(name: string): Promise<OpenMail> {
	const content = await readFile(join(outboxFolder(), name));
	if (name.endsWith(".json")) return openMessage(name, content.toString());
	const mail = await PostalMime.parse(content);
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

/** The newest mails and messages that demo mode has written, newest first. Throws ShopError `forbidden` outside demo mode. */
export async function listMails(): Promise<MailHead[]> {
	requireMailbox();
	const files = await readdir(outboxFolder()).catch(() => []);
	const newest = files
		.filter((file) => SHOWN_FILE.test(file))
		.sort()
		.reverse()
		.slice(0, SHOWN);
	return (await Promise.all(newest.map(openFile))).map(headOf);
}

/** One mail by its file name. Errors: `not-found`, `forbidden` outside demo mode. */
export async function readMail(name: string): Promise<OpenMail> {
	requireMailbox();
	if (!SHOWN_FILE.test(name)) throw notFound("There is no such mail");
	return openFile(name).catch(() => {
		throw notFound("There is no such mail");
	});
}
