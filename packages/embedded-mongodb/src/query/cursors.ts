import { randomInt } from "node:crypto";
import { Long } from "bson";
import { MongoError } from "../errors.js";
import type { Scope } from "../storage/scope.js";
import type { Pace } from "./pace.js";

/** What one answer holds at most, in bytes; a larger document goes out alone. MongoDB sends 16 MB: we save memory. */
const MAX_BATCH_BYTES = 4 * 1024 * 1024;
const FIRST_BATCH = 101;
const IDLE_MS = 10 * 60 * 1000;

/** The results of a query that did not fit into one answer. */
export interface Cursor {
	readonly id: Long;
	readonly ns: string;
	/** What it reads: only a command of the same transaction, or one outside of any, may go on with it. */
	readonly scope: Scope;
	/** The pace of the command that reads from it at the moment. */
	readonly pace: Pace;
	readonly documents: AsyncGenerator<Buffer[]>;
	readonly keepWhenIdle: boolean;
	pending: Buffer[];
	lastUsed: number;
	busy: boolean;
}

/** The open cursors of all connections. One that nobody reads from for ten minutes is closed. */
export class Cursors {
	private readonly open = new Map<string, Cursor>();
	private readonly sweeper = setInterval(() => this.closeIdle(), 60_000).unref();

	/** Takes the first batch from `documents`; keeps a cursor when there is more. Its id is 0 when there is not. */
	async start(
		scope: Scope,
		ns: string,
		documents: AsyncGenerator<Buffer[]>,
		pace: Pace,
		options: { batchSize?: number | undefined; single?: boolean; keepWhenIdle?: boolean } = {},
	): Promise<{ id: Long; batch: Buffer[] }> {
		const id = Long.fromBigInt(BigInt(randomInt(1, 2 ** 31)) * 65_536n + BigInt(randomInt(1, 65_536)));
		const cursor: Cursor = {
			id,
			ns,
			scope,
			pace,
			documents,
			keepWhenIdle: options.keepWhenIdle ?? false,
			pending: [],
			lastUsed: Date.now(),
			busy: false,
		};
		const { batch, finished } = await take(cursor, options.batchSize ?? FIRST_BATCH);
		if (finished || options.single) {
			if (!finished) await documents.return(undefined);
			return { id: Long.ZERO, batch };
		}
		this.open.set(id.toString(), cursor);
		return { id, batch };
	}

	/** The next batch of a cursor. @throws MongoError CursorNotFound */
	async more(
		scope: Scope,
		id: Long,
		ns: string,
		batchSize: number | undefined,
	): Promise<{ id: Long; batch: Buffer[] }> {
		const cursor = this.open.get(id.toString());
		if (!cursor) throw new MongoError(43, `cursor id ${id} not found`);
		if (cursor.ns !== ns) {
			throw new MongoError(
				13,
				`Requested getMore on namespace '${ns}', but cursor belongs to a different namespace ${cursor.ns}`,
			);
		}
		if (cursor.scope !== scope) {
			throw new MongoError(
				50741,
				`Cannot run getMore on cursor ${id} outside of the transaction it began in`,
			);
		}
		if (cursor.busy) throw new MongoError(12051, `cursor id ${id} is already in use`);
		cursor.busy = true;
		cursor.pace.restart();
		try {
			const { batch, finished } = await take(cursor, batchSize ?? Number.POSITIVE_INFINITY);
			if (finished) this.open.delete(id.toString());
			return { id: finished ? Long.ZERO : id, batch };
		} catch (error) {
			this.open.delete(id.toString());
			throw error;
		} finally {
			cursor.busy = false;
			cursor.lastUsed = Date.now();
		}
	}

	/** Closes a cursor; false when there is none of this id. */
	kill(id: Long): boolean {
		const cursor = this.open.get(id.toString());
		if (!cursor) return false;
		this.open.delete(id.toString());
		if (!cursor.busy) void cursor.documents.return(undefined);
		return true;
	}

	/** Closes the cursors of a transaction that has ended. */
	killAllOf(scope: Scope): void {
		for (const cursor of this.open.values()) if (cursor.scope === scope) this.kill(cursor.id);
	}

	close(): void {
		clearInterval(this.sweeper);
		for (const { id } of this.open.values()) this.kill(id);
	}

	private closeIdle(): void {
		const limit = Date.now() - IDLE_MS;
		for (const { id, lastUsed, keepWhenIdle, busy } of this.open.values()) {
			if (lastUsed < limit && !keepWhenIdle && !busy) this.kill(id);
		}
	}
}

/** Takes up to `count` documents and as many bytes as one answer holds. */
async function take(cursor: Cursor, count: number): Promise<{ batch: Buffer[]; finished: boolean }> {
	const batch: Buffer[] = [];
	let bytes = 0;
	while (batch.length < count) {
		const next = cursor.pending[0];
		if (next === undefined) {
			const { value, done } = await cursor.documents.next();
			if (done) return { batch, finished: true };
			cursor.pending = value;
			continue;
		}
		if (batch.length > 0 && bytes + next.length > MAX_BATCH_BYTES) break;
		batch.push(next);
		bytes += next.length;
		cursor.pending.shift();
	}
	return { batch, finished: false };
}
