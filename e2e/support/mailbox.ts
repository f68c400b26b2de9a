import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect } from "./test";

function outboxDir(): string {
	const dir = process.env.TEST_OUTBOX_DIR;
	if (!dir)
		throw new Error("TEST_OUTBOX_DIR is not set. Start these tests with `npm run e2e` or `npm test`.");
	return dir;
}

type ReadMail = { subject: string; text: string; html: string };

async function mailsTo(address: string): Promise<ReadMail[]> {
	const names = await readdir(outboxDir()).catch(() => []);
	const mails = await Promise.all(
		names
			.filter((name) => name.endsWith(".eml"))
			.sort()
			.map(async (name) => PostalMime.parse(await readFile(join(outboxDir(), name)))),
	);
	return mails
		.filter((mail) => mail.to?.some((recipient) => recipient.address === address))
		.map((mail) => ({ subject: mail.subject ?? "", text: mail.text ?? "", html: mail.html ?? "" }));
}

/** Waits for the newest mail to this address whose subject matches. */
export async function waitForMail(address: string, subject: RegExp): Promise<ReadMail> {
	let found: ReadMail | undefined;
	await expect
		.poll(async () => {
			found = (await mailsTo(address)).filter((mail) => subject.test(mail.subject)).at(-1);
			return found !== undefined;
		})
		.toBe(true);
	if (!found) throw new Error("unreachable: the poll above waits for the mail");
	return found;
}

/** The first link of a mail that contains this path. */
export function linkIn(mail: ReadMail, path: string): string {
	const link = mail.text.match(/https?:\/\/\S+/g)?.find((url) => url.includes(path));
	if (!link) throw new Error(`the mail has no link with ${path}:\n${mail.text}`);
	return link;
}
