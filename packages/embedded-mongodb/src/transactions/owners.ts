import { writeConflict } from "../errors.js";
import type { Claims, Tables } from "../storage/tables.js";

/** An open transaction, as far as others have to know of it. */
export interface Owner {
	/** Resolves when it is committed, on disk, or given up. */
	readonly ended: Promise<void>;
	/** Its writes stand in the tables: whoever writes there next builds upon them. */
	readonly isApplied: boolean;
}

/** What a writer outside of transactions meets where one has written: it waits for the end, and tries again. */
export class Occupied extends Error {
	constructor(readonly ended: Promise<void>) {
		super("a transaction owns what was to be written");
	}
}

/** Who has written what: the keys of records and unique entries that open transactions own. */
export class Owners implements Claims {
	private readonly byKey = new Map<string, Owner>();

	/** For a writer outside of transactions, inside its write transaction. @throws Occupied */
	claim(_table: keyof Tables, key: Buffer): void {
		const owner = this.ownerOf(key);
		if (owner) throw new Occupied(owner.ended);
	}

	/** Who has to end before the key may be written. */
	ownerOf(key: Buffer): Owner | undefined {
		if (this.byKey.size === 0) return undefined;
		const owner = this.byKey.get(key.toString("latin1"));
		return owner?.isApplied ? undefined : owner;
	}

	/** Gives a key to a transaction. @throws MongoError WriteConflict when another one has it */
	take(name: string, owner: Owner): void {
		if (this.byKey.has(name)) throw writeConflict();
		this.byKey.set(name, owner);
	}

	release(names: Iterable<string>): void {
		for (const name of names) this.byKey.delete(name);
	}
}
