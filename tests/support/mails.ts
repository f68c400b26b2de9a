import type { Email } from "postal-mime";
import { expect } from "vitest";
import { mailsTo } from "./mail-files";

export { mailsTo, tokenIn } from "./mail-files";

/** Waits until there are as many mails to this address, and gives the newest. */
export async function waitForMail(address: string, count = 1): Promise<Email> {
	await expect.poll(async () => (await mailsTo(address)).length, { timeout: 10_000 }).toBe(count);
	const newest = (await mailsTo(address)).at(-1);
	if (!newest) throw new Error("unreachable: the poll above waits for the mail");
	return newest;
}
