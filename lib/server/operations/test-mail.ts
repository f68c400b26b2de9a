import "server-only";
import { randomUUID } from "node:crypto";
import { currentSeller } from "@/lib/team/server/session";
import { testMail } from "@/lib/team/server/team-mail";
import { log } from "../log/log";
import { handOver } from "../mail/mail";
import { clock } from "../platform/clock";
import { env } from "../platform/env";
import { ShopError } from "../platform/errors";

/** Lets the owner through, and anyone in demo mode; throws ShopError `forbidden` for others (api.md). */
export async function requireMailTester(): Promise<void> {
	if (env().DEMO || (await currentSeller())?.role === "owner") return;
	throw new ShopError("forbidden", "Only the seller can send test emails");
}

/** Sends one mail at once, past the outbox, and gives the mailer's raw answer. Throws `unavailable` when it was not taken. */
export async function sendTestMail(to: string) {
	const mail = { ...testMail(to, randomUUID()), createdAt: clock.now() };
	try {
		return await handOver(mail);
	} catch (error) {
		log.warn({ err: error }, "a test mail was not taken");
		const reason = error instanceof Error ? error.message : String(error);
		throw new ShopError("unavailable", `The mail server did not take the mail: ${reason}`, {
			retryAfter: 30,
		});
	}
}
