import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { WaitingStep } from "../day-rules";
import { type KeptDay, type Memory, shortMemory } from "./memory";

const NAME = "sabz-rider";
const THE_DAY = "day";

interface Schema extends DBSchema {
	days: { key: string; value: KeptDay };
	/** By a number that rises, so that they are read in the order in which they were taken. */
	steps: { key: number; value: WaitingStep; indexes: { rider: string; key: string } };
}

function overDatabase(db: IDBPDatabase<Schema>): Memory {
	/** Takes these steps away and adds one, in one transaction. */
	async function exchange(keys: readonly string[], step: WaitingStep): Promise<void> {
		const change = db.transaction("steps", "readwrite");
		for (const key of keys) {
			const place = await change.store.index("key").getKey(key);
			if (place !== undefined) await change.store.delete(place);
		}
		await change.store.add(step);
		await change.done;
	}

	/** Puts the step in the place of the one with its key; nothing happens where that is gone. Null takes it away. */
	async function replace(key: string, step: WaitingStep | null): Promise<void> {
		const change = db.transaction("steps", "readwrite");
		const place = await change.store.index("key").getKey(key);
		if (place !== undefined) {
			if (step) await change.store.put(step, place);
			else await change.store.delete(place);
		}
		await change.done;
	}

	return {
		readDay: async () => (await db.get("days", THE_DAY)) ?? null,
		writeDay: async (kept) => {
			if (kept) await db.put("days", kept, THE_DAY);
			else await db.delete("days", THE_DAY);
		},
		stepsOf: (rider) => db.getAllFromIndex("steps", "rider", rider),
		addStep: (step, instead = []) => exchange(instead, step),
		changeStep: (step) => replace(step.key, step),
		removeStep: (key) => replace(key, null),
	};
}

/** The phone's memory, which outlives the page; in a browser that stores nothing, one that does not. */
export async function openMemory(): Promise<Memory> {
	try {
		const db = await openDB<Schema>(NAME, 1, {
			upgrade(created) {
				created.createObjectStore("days");
				const steps = created.createObjectStore("steps", { autoIncrement: true });
				steps.createIndex("rider", "rider");
				steps.createIndex("key", "key", { unique: true });
			},
		});
		return overDatabase(db);
	} catch {
		return shortMemory();
	}
}
