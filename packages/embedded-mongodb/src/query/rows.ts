import { setImmediate } from "node:timers/promises";
import { MongoError } from "../errors.js";
import type { Predicate } from "../match/filter.js";
import { decodeDoc } from "../values/codec.js";
import type { Doc } from "../values/types.js";
import type { Found, Scan } from "./scan.js";

/** Milliseconds that one operation may keep all others waiting. */
const TURN_MS = 8;

/** Lets other connections have their turn during long work, and ends work that takes longer than `maxTimeMS`. */
export class Pace {
	private turnEnds = 0;
	private deadline = 0;
	private end = Number.POSITIVE_INFINITY;

	/** @param maxTimeMS milliseconds; 0 means no limit */
	constructor(maxTimeMS = 0) {
		this.restart(maxTimeMS);
	}

	/** Begins anew, for a cursor that is read again after a rest. */
	restart(maxTimeMS = 0): void {
		const now = performance.now();
		this.turnEnds = now + TURN_MS;
		this.deadline = maxTimeMS > 0 ? Math.min(this.end, now + maxTimeMS) : this.end;
	}

	/** Ends the work at a moment (of `performance.now`) at the latest, however often it begins anew. */
	endAt(moment: number): void {
		this.end = moment;
		this.deadline = Math.min(this.deadline, moment);
	}

	/** Whether {@link breathe} is due. */
	get isTurnOver(): boolean {
		return performance.now() >= this.turnEnds;
	}

	/** @throws MongoError MaxTimeMSExpired */
	async breathe(): Promise<void> {
		if (!this.isTurnOver) return;
		await setImmediate();
		const now = performance.now();
		if (now >= this.deadline) throw expired();
		this.turnEnds = now + TURN_MS;
	}

	/** Waits for what others do. @throws MongoError MaxTimeMSExpired */
	async waitFor(event: Promise<void>): Promise<void> {
		const ms = this.deadline - performance.now();
		if (ms === Number.POSITIVE_INFINITY) return event;
		let timer: NodeJS.Timeout | undefined;
		const expiry = new Promise<never>((_, reject) => {
			timer = setTimeout(() => reject(expired()), ms);
		});
		await Promise.race([event, expiry]).finally(() => clearTimeout(timer));
	}
}

const expired = (): MongoError => new MongoError(50, "operation exceeded time limit");

/** A record with its decoded form, made only when someone asks for it. */
export class Row {
	private decoded: Doc | undefined;

	constructor(
		readonly idKey: Buffer,
		readonly raw: Buffer,
	) {}

	get doc(): Doc {
		this.decoded ??= decodeDoc(this.raw);
		return this.decoded;
	}
}

/** Tests whether a record is wanted; undefined when the plan alone has decided that all are. */
export type RowTest = Predicate | undefined;

/** The next record of a scan that passes. Synchronous, for use within a write transaction. */
export function nextRow(scan: Scan, matches: RowTest): Row | undefined {
	for (let found = scan.next(); found; found = scan.next()) {
		const row = toRow(found, matches);
		if (row) return row;
	}
	return undefined;
}

function toRow({ idKey, raw }: Found, matches: RowTest): Row | undefined {
	const row = new Row(idKey, raw);
	return !matches || matches(row.doc) ? row : undefined;
}

const LARGEST_BATCH = 128;

/**
 * All records of a scan that pass, in batches; between two of them other work gets its turn, and nothing but the
 * place in the scan is kept.
 * @param first how many rows the reader will want at first: no more are read for them, however often others have their turn
 */
export async function* matchingRows(
	scan: Scan,
	matches: RowTest,
	pace: Pace,
	first = LARGEST_BATCH,
): AsyncGenerator<Row[]> {
	let batch: Row[] = [];
	let wanted = Math.max(1, first);
	for (let found = scan.next(); found; found = scan.next()) {
		const row = toRow(found, matches);
		if (row) batch.push(row);
		if (batch.length < Math.min(LARGEST_BATCH, wanted) && !pace.isTurnOver) continue;
		wanted = wanted > batch.length ? wanted - batch.length : LARGEST_BATCH;
		if (batch.length > 0) yield batch;
		batch = [];
		if (pace.isTurnOver) await pace.breathe();
		scan.pause();
	}
	if (batch.length > 0) yield batch;
}
