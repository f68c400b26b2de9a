import "server-only";
import { z } from "zod";
import type { OrderDoc } from "@/models/order";
import { Signals, type SignalsDoc } from "@/models/shop";
import { retryOnDuplicate } from "../database/errors";
import { appending, entriesAfter } from "../database/queries";
import { parse } from "../http/read";
import { repeat } from "../jobs/repeat";
import { log } from "../log/log";
import { instance } from "../platform/instance";
import { perProcess } from "../platform/process.mjs";

const LOOK_MS = 1_000;
/** Signals of one moment are written together. */
const GATHER_MS = 100;
const KEPT_SIGNALS = 500;

type Listener = { topics: readonly string[]; hear: (topic: string) => void };
type Bus = {
	listeners: Set<Listener>;
	/** The last signal of any instance that was passed on here; -1 while nobody listens. */
	version: number;
	unwritten: Set<string>;
	/** On their way into the database. */
	writing: Set<string>;
	writeTimer?: NodeJS.Timeout;
	stopWatching?: () => void;
};

const bus = perProcess(
	"signals",
	(): Bus => ({ listeners: new Set(), version: -1, unwritten: new Set(), writing: new Set() }),
);

function passOn(isMeant: (topic: string) => boolean): void {
	for (const { topics, hear } of [...bus.listeners]) {
		for (const topic of topics) if (isMeant(topic)) hear(topic);
	}
}

async function write(): Promise<void> {
	bus.writeTimer = undefined;
	const topics = bus.unwritten;
	const entries = [...topics].map((topic) => ({ topic, by: instance }));
	bus.unwritten = new Set();
	for (const topic of topics) bus.writing.add(topic);
	try {
		await retryOnDuplicate(() =>
			Signals.updateOne({ _id: "signals" }, appending(entries, KEPT_SIGNALS), { upsert: true }),
		);
	} catch (error) {
		log.warn({ err: error }, "other instances could not be told; their browsers will look by themselves");
	} finally {
		for (const topic of topics) bus.writing.delete(topic);
	}
}

/**
 * Tells whoever listens that something about these topics has changed: here at once, in the other instances within
 * about a second. Call it after the change is stored. Never throws: a lost signal costs only the wait for the next look.
 */
export function signal(...topics: string[]): void {
	passOn((topic) => topics.includes(topic));
	for (const topic of topics) bus.unwritten.add(topic);
	bus.writeTimer ??= setTimeout(write, GATHER_MS);
}

async function look(): Promise<void> {
	const doc = await Signals.findOne({ _id: "signals", version: { $ne: bus.version } }).lean<SignalsDoc>();
	if (!doc) return;
	const news = entriesAfter(doc, bus.version);
	const topics = new Set(news?.filter(({ by }) => by !== instance).map(({ topic }) => topic));
	bus.version = doc.version;
	passOn((topic) => news === null || topics.has(topic));
}

async function watch(): Promise<void> {
	if (bus.listeners.size > 0) return look();
	bus.stopWatching?.();
	bus.stopWatching = undefined;
	bus.version = -1;
}

function keepWatching(): void {
	const job = { name: "the reading of signals", everyMs: LOOK_MS, firstInMs: LOOK_MS, work: watch };
	bus.stopWatching ??= repeat(job);
}

/** The number of the last signal: what a page read after this was asked knows already. */
export async function lastSignal(): Promise<number> {
	const doc = await Signals.findById("signals").select("version").lean<SignalsDoc>();
	return doc?.version ?? 0;
}

/** The number of the last signal that was passed on in this instance. */
export function passedOn(): number {
	return bus.version;
}

/**
 * Calls `hear` for every signal about one of these topics from now on, and at once for those that came after the
 * number `after`. Answers how to stop. One query when it begins; after that only the one watch that all share.
 */
export async function listen(
	topics: readonly string[],
	after: number,
	hear: (topic: string) => void,
): Promise<() => void> {
	const listener = { topics, hear };
	// Listening before reading, and with what is not written yet, so that nothing falls in between.
	bus.listeners.add(listener);
	const unwritten = new Set([...bus.unwritten, ...bus.writing]);
	try {
		const doc = (await Signals.findById("signals").lean<SignalsDoc>()) ?? { version: 0, recent: [] };
		const missed = entriesAfter(doc, after);
		for (const topic of topics) {
			const isMissed = missed === null || missed.some((entry) => entry.topic === topic);
			if (isMissed || unwritten.has(topic)) hear(topic);
		}
		if (bus.version < 0) bus.version = doc.version;
		keepWatching();
	} catch (error) {
		bus.listeners.delete(listener);
		throw error;
	}
	return () => bus.listeners.delete(listener);
}

const NOTHING_KNOWN = -1;

const numberOfSignal = z.coerce
	.number({ error: "after must be the number of a signal" })
	.int("after must be the number of a signal")
	.min(NOTHING_KNOWN, "after must be the number of a signal");

/** Where a stream of events goes on after a break; the header Last-Event-ID says the same. */
export const eventsQuery = z.object({ after: numberOfSignal.optional() });

/**
 * The last signal that a browser knows of: the last one it heard where it connects again, else what its page was read
 * with; -1 when it says nothing. Throws ShopError `invalid` for a header that is no number.
 */
export function knownSignal(headers: Headers, after: number = NOTHING_KNOWN): number {
	const heard = headers.get("last-event-id");
	return heard ? parse(numberOfSignal, heard) : after;
}

/** What can be listened to. A signal says only that something has changed, never what. */

/** Orders and notifications, as the seller sees them. */
export const SELLER_NEWS = "seller";
export const SELLER_SESSIONS = "sessions:seller";

/** The orders of one customer. */
export function ordersOf(customerId: string): string {
	return `orders:${customerId}`;
}

/** A session of one customer has ended. */
export function sessionsOf(customerId: string): string {
	return `sessions:${customerId}`;
}

/** What one rider has to bring. */
export function deliveriesOf(riderId: string): string {
	return `deliveries:${riderId}`;
}

/** Tells the order's customer, the seller and its rider that something about it has changed. */
export function announceOrder({ user, rider }: Pick<OrderDoc, "user" | "rider">): void {
	signal(ordersOf(String(user)), SELLER_NEWS, ...(rider ? [deliveriesOf(String(rider._id))] : []));
}
