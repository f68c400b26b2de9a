import type { Email } from "postal-mime";
import { mailsTo } from "../../tests/support/mail-files";
import { expect } from "./test";

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
