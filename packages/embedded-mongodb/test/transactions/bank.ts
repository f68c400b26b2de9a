import type { ClientSession, Collection, Db, MongoClient } from "mongodb";
import { retried } from "./support.js";

interface Account {
	_id: number;
	balance: number;
}

interface Transfer {
	_id: string;
	from: number;
	to: number;
	amount: number;
}

const OPENING = 100;

/** Accounts between which money is moved; of each transfer there is a note. */
export class Bank {
	private readonly accounts: Collection<Account>;
	private readonly transfers: Collection<Transfer>;

	constructor(
		private readonly db: Db,
		private readonly size: number,
	) {
		this.accounts = db.collection("accounts");
		this.transfers = db.collection("transfers");
	}

	async open(): Promise<void> {
		await this.accounts.createIndex({ balance: 1 });
		await this.transfers.createIndexes([{ key: { from: 1 } }, { key: { to: 1 } }]);
		const accounts = Array.from({ length: this.size }, (_, _id) => ({ _id, balance: OPENING }));
		await this.accounts.insertMany(accounts);
	}

	/** Moves money from one account to another, unless it is not there. */
	async transfer(session: ClientSession, name: string): Promise<{ tries: number; isMoved: boolean }> {
		const from = Math.floor(Math.random() * this.size);
		const to = (from + 1 + Math.floor(Math.random() * (this.size - 1))) % this.size;
		const amount = 1 + Math.floor(Math.random() * 50);
		let isMoved = false;
		const tries = await retried(session, async () => {
			const enough = { _id: from, balance: { $gte: amount } };
			const taken = await this.accounts.updateOne(enough, { $inc: { balance: -amount } }, { session });
			isMoved = taken.modifiedCount > 0;
			if (!isMoved) return;
			await this.transfers.insertOne({ _id: name, from, to, amount }, { session });
			await this.accounts.updateOne({ _id: to }, { $inc: { balance: amount } }, { session });
		});
		return { tries, isMoved };
	}

	/** What is wrong with the books: of one moment, and against the notes. */
	async faults(): Promise<string[]> {
		const accounts = await this.accounts.find().toArray();
		const expected = new Map(accounts.map(({ _id }) => [_id, OPENING]));
		for await (const { from, to, amount } of this.transfers.find()) {
			expected.set(from, (expected.get(from) ?? 0) - amount);
			expected.set(to, (expected.get(to) ?? 0) + amount);
		}
		const wrong = accounts.flatMap(({ _id, balance }) =>
			balance === expected.get(_id) && balance >= 0 ? [] : [`account ${_id} has ${balance}`],
		);
		for (const { collectionName } of [this.accounts, this.transfers]) {
			const { errors } = await this.db.command({ validate: collectionName });
			wrong.push(...errors);
		}
		return wrong;
	}

	/** The sum of all balances, as one transaction sees it. */
	async sum(session: ClientSession): Promise<number> {
		const all = await this.accounts.find({}, { session, batchSize: 7 }).toArray();
		return all.reduce((sum, { balance }) => sum + balance, 0);
	}

	get opening(): number {
		return this.size * OPENING;
	}

	/** Those of the transfers that left no note. */
	async missing(names: ReadonlySet<string>): Promise<string[]> {
		const known = new Set((await this.transfers.find().toArray()).map(({ _id }) => _id));
		return [...names].filter((name) => !known.has(name));
	}
}

/** Runs transfers with so many clients until `next` gives no name any more; returns how many tries they took. */
export async function runTransfers(
	client: MongoClient,
	bank: Bank,
	clients: number,
	next: () => string | undefined,
	onMoved: (name: string) => void = () => undefined,
): Promise<number> {
	let tries = 0;
	const worker = async () => {
		const session = client.startSession();
		for (let name = next(); name !== undefined; name = next()) {
			const done = await bank.transfer(session, name);
			tries += done.tries;
			if (done.isMoved) onMoved(name);
		}
		await session.endSession();
	};
	await Promise.all(Array.from({ length: clients }, worker));
	return tries;
}
