import type { Email } from "postal-mime";
import { api } from "../../tests/support/api";
import { mailsTo } from "../../tests/support/mail-files";
import { sellerCookies } from "../../tests/support/people";
import { expect } from "./test";

/** Has the shop do a round of these jobs now, which it would come to later. */
export async function runJobs(...jobs: string[]): Promise<void> {
	const { status } = await api("POST", "/api/test/jobs", { cookies: await sellerCookies(), body: { jobs } });
	expect(status).toBe(200);
}

/** Waits for the newest mail to this address whose subject matches. */
export async function waitForMail(address: string, subject: RegExp): Promise<Email> {
	const found = async () => (await mailsTo(address)).findLast((mail) => subject.test(mail.subject ?? ""));
	await expect.poll(found).toBeDefined();
	const mail = await found();
	if (!mail) throw new Error("unreachable: the poll above waits for the mail");
	return mail;
}

/** The first link of a mail that contains this path. */
export function linkIn({ text }: Email, path: string): string {
	const link = text?.match(/https?:\/\/\S+/g)?.find((url) => url.includes(path));
	if (!link) throw new Error(`the mail has no link with ${path}:\n${text}`);
	return link;
}
