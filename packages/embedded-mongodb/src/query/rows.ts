import type { Predicate } from "../match/filter.js";
import { decodeDoc } from "../values/decode.js";
import type { Doc } from "../values/types.js";
import type { Pace } from "./pace.js";
import type { Found, Scan } from "./scan.js";

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
