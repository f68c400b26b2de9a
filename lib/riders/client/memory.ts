import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { isUnsent, type KnownDay, type Refusal, type WaitingStep } from "../day-rules";

export type Who = { email: string; name: string };

/** What a phone keeps between two visits: the day of whoever was signed in last, and everybody's steps that wait. */
export type KeptDay = {
	who: Who;
	day: KnownDay;
	/** How far the shop's clock is ahead of the phone's; milliseconds. */
	ahead: number;
};

/** Where a phone keeps it. Steps keep the order in which they came. */
export type Memory = {
	readDay: () => Promise<KeptDay | null>;
	/** Null forgets it. */
	writeDay: (kept: KeptDay | null) => Promise<void>;
	/** This rider's, the oldest first. */
	stepsOf: (rider: string) => Promise<WaitingStep[]>;
	/** At the end; in the place of those with these keys. */
	addStep: (step: WaitingStep, instead?: readonly string[]) => Promise<void>;
	/** Keeps it where it stands in the order; nothing happens where it is gone. */
	changeStep: (step: WaitingStep) => Promise<void>;
	removeStep: (key: string) => Promise<void>;
};

/** Keeps as long as the page is open: for browsers that let nothing be stored. */
export function shortMemory(): Memory {
	let kept: KeptDay | null = null;
	let steps: WaitingStep[] = [];
	return {
		readDay: async () => kept,
		writeDay: async (day) => {
			kept = day;
		},
		stepsOf: async (rider) => steps.filter((step) => step.rider === rider),
		addStep: async (step, instead = []) => {
			steps = [...steps.filter(({ key }) => !instead.includes(key)), step];
		},
		changeStep: async (step) => {
			steps = steps.map((each) => (each.key === step.key ? step : each));
		},
		removeStep: async (key) => {
			steps = steps.filter((step) => step.key !== key);
		},
	};
}

const NAME = "sabz-rider";
const THE_DAY = "day";

interface Schema extends DBSchema {
	days: { key: string; value: KeptDay };
	/** By a number that rises, so that they are read in the order in which they were taken. */
	steps: { key: number; value: WaitingStep; indexes: { rider: string; key: string } };
}

type Database = IDBPDatabase<Schema>;

/** Does something with a database that is open: what a browser has closed meanwhile is opened once more. */
type WithDatabase = <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>;

async function openDatabase(): Promise<WithDatabase> {
	const open = () =>
		openDB<Schema>(NAME, 1, {
			upgrade(created) {
				created.createObjectStore("days");
				const steps = created.createObjectStore("steps", { autoIncrement: true });
				steps.createIndex("rider", "rider");
				steps.createIndex("key", "key", { unique: true });
			},
		});
	let db = await open();
	return async (work) => {
		const used = db;
		try {
			return await work(used);
		} catch {
			used.close();
			db = await open();
			return work(db);
		}
	};
}

function overDatabase(withDatabase: WithDatabase): Memory {
	/** Takes these steps away and adds one, in one transaction; also where it was added already. */
	async function exchange(db: Database, keys: readonly string[], step: WaitingStep): Promise<void> {
		const change = db.transaction("steps", "readwrite");
		for (const key of [...keys, step.key]) {
			const place = await change.store.index("key").getKey(key);
			if (place !== undefined) await change.store.delete(place);
		}
		await change.store.add(step);
		await change.done;
	}

	/** Puts the step in the place of the one with its key; nothing happens where that is gone. Null takes it away. */
	async function replace(db: Database, key: string, step: WaitingStep | null): Promise<void> {
		const change = db.transaction("steps", "readwrite");
		const place = await change.store.index("key").getKey(key);
		if (place !== undefined) {
			if (step) await change.store.put(step, place);
			else await change.store.delete(place);
		}
		await change.done;
	}

	return {
		readDay: async () => (await withDatabase((db) => db.get("days", THE_DAY))) ?? null,
		writeDay: async (kept) => {
			await withDatabase(async (db) => {
				if (kept) await db.put("days", kept, THE_DAY);
				else await db.delete("days", THE_DAY);
			});
		},
		stepsOf: (rider) => withDatabase((db) => db.getAllFromIndex("steps", "rider", rider)),
		addStep: (step, instead = []) => withDatabase((db) => exchange(db, instead, step)),
		changeStep: (step) => withDatabase((db) => replace(db, step.key, step)),
		removeStep: (key) => withDatabase((db) => replace(db, key, null)),
	};
}

/** The phone's memory, which outlives the page; in a browser that stores nothing, one that does not. */
export async function openMemory(): Promise<Memory> {
	try {
		return overDatabase(await openDatabase());
	} catch {
		return shortMemory();
	}
}

/**
 * Forgets the deliveries that this phone keeps: their customers are nobody else's business. What was not sent yet stays
 * for whoever took it, unseen, until they sign in again.
 */
export async function forgetDay(): Promise<void> {
	const memory = await openMemory();
	await memory.writeDay(null);
}

/** What came of sending one step. */
export type Outcome =
	| { what: "done" }
	| { what: "refused"; refusal: Refusal }
	/** Nobody can say whether it arrived: it is sent again under its key. */
	| { what: "later" }
	| { what: "signed-out" };

type Sending = {
	memory: Memory;
	rider: string;
	send: (step: WaitingStep) => Promise<Outcome>;
	/** Runs before a confirmed step is forgotten. */
	onDone: (step: WaitingStep) => Promise<void>;
};

/**
 * Sends this rider's steps that wait, the oldest first and one after the other, until none is left or the shop cannot be
 * reached. A confirmed one is forgotten, a refused one stays with its reason, and every other one stays as it is.
 * Gives how it ended.
 */
export async function sendSteps({ memory, rider, send, onDone }: Sending): Promise<Outcome["what"]> {
	for (;;) {
		const step = (await memory.stepsOf(rider)).find(isUnsent);
		if (!step) return "done";
		const outcome = await send(step);
		if (outcome.what === "refused") await memory.changeStep({ ...step, refusal: outcome.refusal });
		else if (outcome.what === "done") {
			await onDone(step);
			const kept = (await memory.stepsOf(rider)).find(({ key }) => key === step.key);
			// Where the door is may have been said while it was on its way: then it goes once more.
			if (!kept?.point || step.point) await memory.removeStep(step.key);
		} else return outcome.what;
	}
}
