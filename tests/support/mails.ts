import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { expect } from "vitest";
import { outboxDir } from "./target";

/** Every mail to this address that demo mode has written, oldest first. */
export async function mailsTo(address: string): Promise<Email[]> {
	const files = await readdir(outboxDir()).catch(() => []);
	const theirs = files.filter((file) => file.includes(address) && file.endsWith(".eml")).sort();
	return Promise.all(theirs.map(async (file) => PostalMime.parse(await readFile(join(outboxDir(), file)))));
}

/** Waits until there are as many mails to this address, and gives the newest. */
export async function waitForMail(address: string, count = 1): Promise<Email> {
	await expect.poll(async () => (await mailsTo(address)).length, { timeout: 10_000 }).toBe(count);
	const newest = (await mailsTo(address)).at(-1);
	if (!newest) throw new Error("unreachable: the poll above waits for the mail");
	return newest;
}

/** The secret part of the link under this page in a mail. */
export function tokenIn(mail: Email, page: "verify-email" | "reset-password"): string {
	const token = new RegExp(`/${page}/(\\S+)`).exec(mail.text ?? "")?.[1];
	if (!token) throw new Error(`no link to ${page} in:\n${mail.text}`);
	return token;
}
