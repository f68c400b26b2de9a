import "server-only";
import { z } from "zod";
import { Notification, OutgoingMail, type OutgoingMailDoc } from "@/models/notifications";
import type { Write } from "../database/commit";
import { outboxOf } from "../jobs/outbox";
import { SELLER_NEWS, signal } from "../live/signals";
import { metrics } from "../observability/metrics";
import { clock } from "../platform/clock";
import { seal, unseal } from "../platform/crypto";
import { CONNECTIONS, type DatedMail, handOver, type Mail } from "./mail";

const PURPOSE = "mail";

const body = z.object({ html: z.string(), text: z.string() });

/** The mail as the database may hold it: what a secret one says is sealed with the shop's secret, which no backup has. */
function asStored({ isSecret, isAwaited, html, text, ...mail }: Omit<Mail, "key">) {
	const said = isSecret ? { sealed: seal(PURPOSE, JSON.stringify({ html, text })) } : { html, text };
	return { ...mail, ...said, priority: isAwaited ? 0 : 1 };
}

/** The stored mail with what it says. Throws when it was sealed with a secret that the shop does not have any more. */
function wholeMail({ sealed, ...mail }: OutgoingMailDoc): DatedMail {
	return { ...mail, ...body.parse(sealed === undefined ? mail : JSON.parse(unseal(PURPOSE, sealed))) };
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds until the next try after the first, second, … one failed. After the last of them the mail is given up. */
const WAITS = [15, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR];

/** A mail server's word that this recipient will never take the mail. */
function isFinal(error: unknown): boolean {
	return (
		error instanceof Error &&
		"code" in error &&
		error.code === "EENVELOPE" &&
		"responseCode" in error &&
		Number(error.responseCode) >= 500
	);
}

/** Seconds to wait before trying again after this many attempts; null when there is no use. */
export function waitBeforeRetry(attempts: number, error: unknown): number | null {
	if (isFinal(error)) return null;
	return WAITS[attempts - 1] ?? null;
}

export type { Mail } from "./mail";

const outbox = outboxOf({
	name: "the mail outbox",
	model: OutgoingMail,
	lanes: CONNECTIONS,
	handOver: async (mail: OutgoingMailDoc) => void (await handOver(wholeMail(mail))),
	sent: noteSent,
	waitAfter: ({ attempts }, error) => waitBeforeRetry(attempts, error),
	count: (result) => metrics.mails.inc({ result }),
});

/** Whoever has no address gets none. */
const upsertsOf = (mails: readonly (Mail | null)[]) =>
	mails.flatMap((one) => {
		if (!one || one.to === "") return [];
		const { key, ...mail } = one;
		return { updateOne: { filter: { key }, update: { $setOnInsert: asStored(mail) }, upsert: true } };
	});

/**
 * Mails that go once the commit is made that they are part of, one for each key however often it is asked for: a mail
 * server that is slow or down never holds up a request. Whoever has no address gets none.
 */
export const mailWrites = (...mails: readonly (Mail | null)[]): Write[] => outbox.writes(upsertsOf(mails));

/** Sends what waits, now and every few seconds, for as long as the process lives. Called once at start. */
export const startOutbox = outbox.start;

/** Sends every mail that is due, several at once; resolves when that is done. */
export const sendWaiting = outbox.sendWaiting;

/** Mail that is this late waits for a mail server that is away, not for its turn; milliseconds. */
const LATE_MS = 5 * MINUTE * 1000;

/** The mails that should have gone out by now, for a question to the database. */
export function whichAreLate() {
	return { state: "waiting" as const, createdAt: { $lt: new Date(clock.now().getTime() - LATE_MS) } };
}

/** How many mails have waited for more than 5 minutes, and what a try to send one of them said; null where there was none. */
export async function readMailHealth(): Promise<{ late: number; error: string | null }> {
	const [late, tried] = await Promise.all([
		OutgoingMail.countDocuments(whichAreLate()),
		OutgoingMail.findOne({ ...whichAreLate(), lastError: { $exists: true } })
			.select("lastError")
			.lean<Pick<OutgoingMailDoc, "lastError">>(),
	]);
	return { late, error: tried?.lastError ?? null };
}

async function noteSent(mail: OutgoingMailDoc): Promise<void> {
	// Before the mail counts as sent, so that a crash in between repeats both rather than losing one.
	if (mail.notification) {
		await Notification.updateOne({ _id: mail.notification }, { $set: { isEmailSent: true } });
		signal(SELLER_NEWS);
	}
	await OutgoingMail.updateOne(
		{ _id: mail._id },
		{ $set: { state: "sent", sentAt: clock.now() }, $unset: { html: 1, text: 1, sealed: 1, lastError: 1 } },
	);
	metrics.mails.inc({ result: "sent" });
}
