import "server-only";
import { setTimeout } from "node:timers/promises";
import type { Model, QueryFilter, Types, UpdateQuery } from "mongoose";
import { watched } from "@/models/observe";
import type { Write } from "../database/commit";
import { log } from "../log/log";
import { clock } from "../platform/clock";
import { perProcess } from "../platform/process.mjs";
import { repeat } from "./repeat";

/** What waits in an outbox: the document's own part is what it says and to whom. */
type Outgoing = {
	_id: Types.ObjectId;
	/** Names what it is about, so that the same event never writes two. */
	key: string;
	/** What goes first: 0 while a person sits before the screen and waits for it, 1 for any other. */
	priority: 0 | 1;
	state: string;
	attempts: number;
	/** Not tried before this time; also the lease of the instance that is sending it. */
	nextTryAt: Date;
	lastError?: string;
};

type OutboxRules<Doc extends Outgoing, Receipt> = {
	/** Of one outbox alone: "the mail outbox". */
	name: string;
	model: Model<Doc>;
	/** So much is handed over at once; what a person waits for finds further lanes, however slow those are. */
	lanes: number;
	/** What it rejects with is why it is tried again. */
	handOver: (one: Doc) => Promise<Receipt>;
	/** Notes that it was handed over. */
	sent: (one: Doc, receipt: Receipt) => Promise<void>;
	/** Seconds until the next try after so many; null when there is no use. */
	waitAfter: (one: Doc, error: unknown) => number | null;
	count: (result: "postponed" | "failed") => void;
};

/** What it is not yet the turn of: it is looked at again then, and no try is counted. */
export class NotYet extends Error {
	constructor(readonly until: Date) {
		super("not yet");
	}
}

/** How documents are made, each by its key: of one key the first counts. */
type Upserts<Doc> = Parameters<Model<Doc>["bulkWrite"]>[0];

/** Lanes that nothing takes but what a person waits for. */
export const LANES_FOR_AWAITED = 3;

const LOOK_EVERY_MS = 5_000;
/** Whoever takes one has it to itself for this long, and longer while it is at it; after a crash another try begins then. */
const LEASE_MS = 30_000;
/** Before the next one is taken: in a rush, whoever orders goes before the mails about it. */
const PAUSE_MS = 50;

type Sender = {
	/** Takes what is due, while something is. */
	taking?: Promise<void>;
	isWanted: boolean;
	/** What is under way, and the ids of what is being handed over, or was and is not noted yet. */
	underWay: Set<Promise<void>>;
	held: Set<unknown>;
	/** Looks again, also while it waits for a lane. */
	wake: () => void;
};

/**
 * Documents that are handed to somebody who may be slow or down, each at least once and none twice by two instances at
 * once (docs/decisions/0004-mail-outbox.md).
 */
export function outboxOf<Doc extends Outgoing, Receipt>(rules: OutboxRules<Doc, Receipt>) {
	const { name, model, lanes } = rules;
	const sender = perProcess(
		name,
		(): Sender => ({ isWanted: false, underWay: new Set(), held: new Set(), wake: () => {} }),
	);
	const asked = { collection: model.collection.name, operation: "bulkWrite", fields: ["key"] };

	function logTrouble(error: unknown): void {
		log.warn({ err: error }, `${name} could not work; trying again shortly`);
	}

	/** What goes next, taken so that no other instance does: what is awaited first, then what has been due longest. */
	async function takeNext(priorities: readonly Outgoing["priority"][]): Promise<Doc | null> {
		const now = clock.now().getTime();
		// Each priority is named, so that the index gives them in order without what is not due yet.
		const due = {
			state: "waiting",
			priority: { $in: priorities },
			nextTryAt: { $lte: new Date(now) },
			// After a long pause of this process, what it is at has not been kept for it.
			...(sender.held.size > 0 && { _id: { $nin: [...sender.held] } }),
		} as QueryFilter<Doc>;
		const taken = {
			$set: { nextTryAt: new Date(now + LEASE_MS) },
			$inc: { attempts: 1 },
		} as UpdateQuery<Doc>;
		return model
			.findOneAndUpdate(due, taken, { sort: { priority: 1, nextTryAt: 1 }, returnDocument: "after" })
			.lean<Doc>();
	}

	async function postpone(one: Doc, error: unknown): Promise<void> {
		if (error instanceof NotYet) {
			const put = { $set: { nextTryAt: error.until }, $inc: { attempts: -1 } } as UpdateQuery<Doc>;
			return void (await model.updateOne({ _id: one._id }, put));
		}
		const wait = rules.waitAfter(one, error);
		const lastError = String(error instanceof Error ? error.message : error).slice(0, 500);
		const { key, attempts } = one;
		log.warn({ key, attempts, lastError }, `${name}: ${wait === null ? "given up" : "will be tried again"}`);
		rules.count(wait === null ? "failed" : "postponed");
		const next =
			wait === null ? { state: "failed" } : { nextTryAt: new Date(clock.now().getTime() + wait * 1000) };
		await model.updateOne({ _id: one._id }, { $set: { ...next, lastError } } as UpdateQuery<Doc>);
	}

	/** Keeps what is being handed over to this instance for longer. */
	async function keepHeld(): Promise<void> {
		if (sender.held.size === 0) return;
		const which = { _id: { $in: [...sender.held] }, state: "waiting" } as QueryFilter<Doc>;
		const put = { $set: { nextTryAt: new Date(clock.now().getTime() + LEASE_MS) } } as UpdateQuery<Doc>;
		await model.updateMany(which, put);
	}

	async function deliver(one: Doc): Promise<void> {
		let receipt: Receipt;
		sender.held.add(one._id);
		try {
			receipt = await rules.handOver(one);
		} catch (error) {
			sender.held.delete(one._id);
			return postpone(one, error);
		}
		await rules.sent(one, receipt).finally(() => sender.held.delete(one._id));
	}

	function send(one: Doc): void {
		const sending = deliver(one)
			.catch(logTrouble)
			.finally(() => sender.underWay.delete(sending));
		sender.underWay.add(sending);
	}

	/** Waits until less than so much is under way, or something new is there. */
	async function laneOrWake(most: number): Promise<void> {
		const woken = new Promise<void>((done) => {
			sender.wake = done;
		});
		if (!sender.isWanted && sender.underWay.size >= most) await Promise.race([woken, ...sender.underWay]);
	}

	/** Takes one after the other until nothing is due. */
	async function takeAll(): Promise<void> {
		try {
			for (;;) {
				sender.isWanted = false;
				const { size } = sender.underWay;
				const isFull = size >= lanes;
				const one = size < lanes + LANES_FOR_AWAITED ? await takeNext(isFull ? [0] : [0, 1]) : null;
				if (one) send(one);
				if (one?.priority === 1) await setTimeout(PAUSE_MS);
				if (one) continue;
				if (isFull) await laneOrWake(size);
				else if (!sender.isWanted) return;
			}
		} catch (error) {
			logTrouble(error);
		} finally {
			sender.taking = undefined;
		}
	}

	/**
	 * Sends everything that is due, several at once; resolves when that is done. A call while another is at work makes
	 * that one look again.
	 */
	async function sendWaiting(): Promise<void> {
		sender.isWanted = true;
		sender.wake();
		sender.taking ??= takeAll();
		await sender.taking;
		await Promise.all(sender.underWay);
	}

	return {
		sendWaiting,
		/** Sends what waits, now and every few seconds, for as long as the process lives. Called once at start. */
		start(): void {
			repeat({ name, everyMs: LOOK_EVERY_MS, work: sendWaiting });
			repeat({ name: `${name}: what is under way`, everyMs: LEASE_MS / 3, work: keepHeld });
		},
		/** Keeps these, from the commit on, until they have been sent: one for each key, however often it is asked for. */
		writes(upserts: Upserts<Doc>): Write[] {
			if (upserts.length === 0) return [];
			return [
				{
					run: async (session) => {
						await watched(asked, (comment) => model.bulkWrite(upserts, { comment, session }));
						return true;
					},
					done: () => void sendWaiting(),
				},
			];
		},
	};
}
