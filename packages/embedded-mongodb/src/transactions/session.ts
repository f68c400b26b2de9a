import { MongoError, noSuchTransaction } from "../errors.js";
import type { Outcomes } from "./outcomes.js";
import type { Transaction } from "./transaction.js";

/** A client's session. Its transactions come one after the other, each with a higher number than the one before. */
export class Session {
	/** The number of the last transaction. */
	private number: bigint;
	private isCommitted: boolean;
	/** The last transaction, as long as it is open. */
	private open: Transaction | undefined;
	/** It is to end as soon as its command in work is done. */
	private isOverdue = false;
	private inWork = 0;
	private last: Promise<unknown> = Promise.resolve();
	lastUsed = Date.now();

	/** @param begin makes a transaction */
	constructor(
		private readonly id: Buffer,
		private readonly outcomes: Outcomes,
		private readonly begin: () => Transaction,
	) {
		const committed = outcomes.lastCommitted(id);
		this.number = committed ?? -1n;
		this.isCommitted = committed !== undefined;
	}

	/** Nothing is open, and nobody waits for anything. */
	get isIdle(): boolean {
		return !this.open && this.inWork === 0;
	}

	/** Does something after all that is in work in this session already. */
	inTurn<T>(work: () => Promise<T>): Promise<T> {
		this.inWork++;
		const result = this.last.then(work).finally(() => {
			this.inWork--;
			this.lastUsed = Date.now();
			if (this.isOverdue) this.abortOpen();
		});
		this.last = result.catch(() => undefined);
		return result;
	}

	/** Begins the transaction with this number; one that is still open is given up. @throws MongoError */
	start(number: bigint): Transaction {
		this.assertNotOld(number);
		if (number === this.number) {
			throw new MongoError(117, `Transaction ${number} of this session has been started before`);
		}
		this.abortOpen();
		this.number = number;
		this.isCommitted = false;
		this.open = this.begin();
		return this.open;
	}

	/** The open transaction with this number. @throws MongoError when there is none */
	going(number: bigint): Transaction {
		this.assertNotOld(number);
		if (number > this.number) {
			throw noSuchTransaction(
				`Given transaction number ${number} does not match any in-progress transactions. The active transaction number is ${this.number}`,
			);
		}
		if (this.isCommitted) throw new MongoError(256, `Transaction ${number} has been committed.`);
		if (!this.open) throw noSuchTransaction(`Transaction with { txnNumber: ${number} } has been aborted.`);
		return this.open;
	}

	/** Commits, unless that was done before. @throws MongoError */
	async commit(number: bigint): Promise<void> {
		if (number === this.number && this.isCommitted) return;
		const transaction = this.going(number);
		this.open = undefined;
		await transaction.commit(() => this.outcomes.note(this.id, number));
		this.isCommitted = true;
	}

	/** @throws MongoError when there is nothing to be given up */
	abort(number: bigint): void {
		this.going(number);
		this.abortOpen();
	}

	/** Gives up the open transaction, if any. */
	abortOpen(): void {
		this.isOverdue = false;
		this.open?.end();
		this.open = undefined;
	}

	/** Gives it up from outside: once the command in work is done, which reads its snapshot. */
	expire(transaction = this.open): void {
		if (!transaction || transaction !== this.open) return;
		if (this.inWork === 0) this.abortOpen();
		else this.isOverdue = true;
	}

	private assertNotOld(number: bigint): void {
		if (number >= this.number) return;
		throw new MongoError(
			225,
			`Cannot continue transaction ${number}: the newer transaction ${this.number} of this session has already started`,
		);
	}
}
