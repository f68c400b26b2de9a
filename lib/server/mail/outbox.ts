import "server-only";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { pastConflicts } from "@/models/define";
import { MAIL_PRIORITIES, Notification, OutgoingMail, type OutgoingMailDoc } from "@/models/notifications";
import { watched } from "@/models/observe";
import type { Write } from "../database/commit";
import { connectDatabase } from "../database/connect";
import { retryOnDuplicate } from "../database/errors";
import { repeat } from "../jobs/repeat";
import { SELLER_NEWS, signal } from "../live/signals";
import { log } from "../log/log";
import { metrics } from "../observability/metrics";
import { clock } from "../platform/clock";
import { seal, unseal } from "../platform/crypto";
import { perProcess } from "../platform/process.mjs";
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

const LOOK_EVERY_MS = 5_000;
/** Whoever takes a mail has it to itself for this long; after a crash another try begins then. */
const LEASE_MS = 120_000;
/** Before the next mail is taken: in a rush, whoever orders goes before the mails about it. */
const PAUSE_MS = 50;

type Sender = {
	/** Takes what is due, while something is. */
	taking?: Promise<void>;
	isWanted: boolean;
	/** The mails that are being handed over. */
	underWay: Set<Promise<void>>;
};
const sender = perProcess("outbox", (): Sender => ({ isWanted: false, underWay: new Set() }));

const asked = { collection: OutgoingMail.collection.name, operation: "bulkWrite", fields: ["key"] };

const upsertsOf = (mails: readonly Mail[]) =>
	mails.map(({ key, ...mail }) => ({
		updateOne: { filter: { key }, update: { $setOnInsert: asStored(mail) }, upsert: true },
	}));

/**
 * Keeps mails until they have been sent, one for each key however often it is asked for. Returns as soon as they are
 * stored: a mail server that is slow or down never holds up a request. Whoever has no address gets none.
 */
export async function queueMails(...mails: Mail[]): Promise<void> {
	const addressed = mails.filter(({ to }) => to !== "");
	if (addressed.length === 0) return;
	await connectDatabase();
	const upserts = upsertsOf(addressed);
	const write = () =>
		watched(asked, (comment) => OutgoingMail.bulkWrite(upserts, { ordered: false, comment }));
	await retryOnDuplicate(() => pastConflicts(write));
	void sendWaiting();
}

/** Mails that go once the commit is made that they are part of; one for each key. Whoever has no address gets none. */
export function mailWrites(...mails: readonly (Mail | null)[]): Write[] {
	const addressed = mails.flatMap((mail) => (mail && mail.to !== "" ? mail : []));
	if (addressed.length === 0) return [];
	const upserts = upsertsOf(addressed);
	return [
		{
			run: async (session) => {
				await watched(asked, (comment) => OutgoingMail.bulkWrite(upserts, { comment, session }));
				return true;
			},
			done: () => void sendWaiting(),
		},
	];
}

/** Sends what waits, now and every few seconds, for as long as the process lives. Called once at start. */
export function startOutbox(): void {
	repeat({ name: "the mail outbox", everyMs: LOOK_EVERY_MS, work: sendWaiting });
}

/**
 * Sends every mail that is due, several at once; resolves when that is done. A call while another is at work makes that
 * one look again.
 */
export async function sendWaiting(): Promise<void> {
	sender.isWanted = true;
	sender.taking ??= takeAll();
	await sender.taking;
	await Promise.all(sender.underWay);
}

async function takeAll(): Promise<void> {
	try {
		while (sender.isWanted) {
			sender.isWanted = false;
			for (let mail = await takeNext(); mail; mail = await takeNext()) {
				send(mail);
				await setTimeout(PAUSE_MS);
			}
		}
	} catch (error) {
		logTrouble(error);
	} finally {
		sender.taking = undefined;
	}
}

function send(mail: OutgoingMailDoc): void {
	const sending = deliver(mail)
		.catch(logTrouble)
		.finally(() => sender.underWay.delete(sending));
	sender.underWay.add(sending);
}

function logTrouble(error: unknown): void {
	log.warn({ err: error }, "the mail outbox could not work; trying again shortly");
}

/**
 * Takes the mail that goes next, so that no other instance does: what somebody is waiting for before everything else,
 * and then what has been due longest. Waits until one more may be under way.
 */
async function takeNext(): Promise<OutgoingMailDoc | null> {
	while (sender.underWay.size >= CONNECTIONS) await Promise.race(sender.underWay);
	await connectDatabase();
	const now = clock.now().getTime();
	return OutgoingMail.findOneAndUpdate(
		// Each priority is named, so that the index gives them in order without what is not due yet.
		{ state: "waiting", priority: { $in: MAIL_PRIORITIES }, nextTryAt: { $lte: new Date(now) } },
		{ $set: { nextTryAt: new Date(now + LEASE_MS) }, $inc: { attempts: 1 } },
		{ sort: { priority: 1, nextTryAt: 1 }, returnDocument: "after" },
	).lean<OutgoingMailDoc>();
}

async function deliver(mail: OutgoingMailDoc): Promise<void> {
	try {
		await handOver(wholeMail(mail));
	} catch (error) {
		await postpone(mail, error);
		return;
	}
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

async function postpone({ _id, key, attempts }: OutgoingMailDoc, error: unknown): Promise<void> {
	const wait = waitBeforeRetry(attempts, error);
	const lastError = String(error instanceof Error ? error.message : error).slice(0, 500);
	log.warn(
		{ mail: key, attempts, lastError },
		wait === null ? "a mail was given up" : "a mail will be tried again",
	);
	metrics.mails.inc({ result: wait === null ? "failed" : "postponed" });
	const next =
		wait === null ? { state: "failed" } : { nextTryAt: new Date(clock.now().getTime() + wait * 1000) };
	await OutgoingMail.updateOne({ _id }, { $set: { ...next, lastError } });
}
