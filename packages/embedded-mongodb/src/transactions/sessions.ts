import { snapshotUnavailable } from "../errors.js";
import type { Cursors } from "../query/cursors.js";
import type { Catalog } from "../storage/catalog.js";
import type { Environment } from "../storage/environment.js";
import { Outcomes, SESSION_MS } from "./outcomes.js";
import type { Owners } from "./owners.js";
import { Session } from "./session.js";
import { Transaction } from "./transaction.js";

/** Open transactions at most: each may hold a snapshot, of which lmdb has a limited number. */
const MAX_OPEN = 500;
/** Seconds a transaction may take: as long as it is open, what others remove leaves no room to write to. */
const LIFE_SECONDS = 10;
const SWEEP_MS = 10 * 60_000;

/** The sessions of all clients that have transactions, by their ids. */
export class Sessions {
	/** Seconds after which a transaction is given up, from its beginning. */
	lifeSeconds = LIFE_SECONDS;
	private readonly byId = new Map<string, Session>();
	private readonly outcomes: Outcomes;
	private readonly sweeper = setInterval(() => this.sweep(), SWEEP_MS).unref();
	private open = 0;
	private isClosed = false;

	constructor(
		private readonly env: Environment,
		private readonly catalog: Catalog,
		private readonly owners: Owners,
		private readonly cursors: Cursors,
	) {
		this.outcomes = new Outcomes(env);
		this.sweep();
	}

	/** The session with this id (16 bytes). */
	get(id: Buffer): Session {
		const name = id.toString("hex");
		const known = this.byId.get(name);
		if (known) return known;
		const session: Session = new Session(id, this.outcomes, () => this.begin(session));
		this.byId.set(name, session);
		return session;
	}

	/** Ends a session: what it has open is given up. */
	end(id: Buffer): void {
		this.byId.get(id.toString("hex"))?.expire();
	}

	/** Gives up all that is open, and begins nothing any more; what is just being committed is not hindered. */
	close(): void {
		this.isClosed = true;
		clearInterval(this.sweeper);
		for (const session of this.byId.values()) session.expire();
	}

	/** @throws MongoError SnapshotUnavailable */
	private begin(session: Session): Transaction {
		if (this.isClosed) throw snapshotUnavailable("The store is being closed");
		if (this.open >= MAX_OPEN)
			throw snapshotUnavailable(`${MAX_OPEN} transactions are open: try again later`);
		const lifeMs = this.lifeSeconds * 1000;
		const transaction = new Transaction(this.env, this.owners, this.catalog, lifeMs);
		const reaper = setTimeout(() => session.expire(transaction), lifeMs).unref();
		this.open++;
		void transaction.ended.then(() => {
			this.open--;
			clearTimeout(reaper);
			this.cursors.killAllOf(transaction);
		});
		return transaction;
	}

	private sweep(): void {
		const limit = Date.now() - SESSION_MS;
		for (const [name, session] of this.byId) {
			if (session.isIdle && session.lastUsed < limit) this.byId.delete(name);
		}
		this.outcomes.sweep().catch(() => undefined); // tried again the next time
	}
}
