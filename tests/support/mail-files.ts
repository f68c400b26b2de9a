import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { outboxDir } from "./target";

/** The names of all mails that demo mode has written, oldest first. */
export async function mailFiles(): Promise<string[]> {
	const files = await readdir(outboxDir()).catch(() => []);
	return files.filter((file) => file.endsWith(".eml")).sort();
}

/** Every mail to this address that demo mode has written, oldest first. */
export async function mailsTo(address: string): Promise<Email[]> {
	const theirs = (await mailFiles()).filter((file) => file.includes(address));
	return Promise.all(theirs.map(async (file) => PostalMime.parse(await readFile(join(outboxDir(), file)))));
}

/** The secret part of the link under this page in a mail. */
export function tokenIn(mail: Email, page: "verify-email" | "reset-password" | "seller/join"): string {
	const token = new RegExp(`/${page}/(\\S+)`).exec(mail.text ?? "")?.[1];
	if (!token) throw new Error(`no link to ${page} in:\n${mail.text}`);
	return token;
}
