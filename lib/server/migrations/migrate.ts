import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Migration, type MigrationDoc } from "@/models/migration";
import { connectDatabase } from "../database/connect";
import { checkVersion } from "../database/unusable";
import { dropLease, takeLease } from "../jobs/lease";
import { log } from "../log/log";
import { clock } from "../platform/clock";
import { buildIndexes, indexesWanted } from "./indexes";
import { STEPS, type Step } from "./steps";

/** Earlier versions, which may still be running, know it by this name. */
const LEASE = "lock";
const INDEXES = "indexes";
/** Whoever is at work says so again at least this often, or has died; milliseconds. */
const LEASE_MS = 60_000;
const LOOK_AGAIN_MS = 300;

/** Throws when the lock was lost, so that two instances never work at once. */
async function keepLock(by: string): Promise<void> {
	if (!(await takeLease(LEASE, by, LEASE_MS)))
		throw new Error("another instance has taken the migration over");
}

async function whatIsLeft(steps: readonly Step[]): Promise<{ steps: Step[]; indexes: boolean }> {
	const done = await Migration.find().lean<MigrationDoc[]>();
	const names = new Set(done.map(({ _id }) => _id));
	const built = done.find(({ _id }) => _id === INDEXES)?.indexes;
	return { steps: steps.filter(({ name }) => !names.has(name)), indexes: built !== indexesWanted() };
}

async function note(name: string, fields: Partial<MigrationDoc> = {}): Promise<void> {
	await Migration.updateOne({ _id: name }, { $set: { at: clock.now(), ...fields } }, { upsert: true });
}

async function work(by: string, steps: readonly Step[]): Promise<void> {
	const onward = () => keepLock(by);
	const left = await whatIsLeft(steps);
	for (const { name, run } of left.steps) {
		log.info({ step: name }, "migrating the database");
		await run(onward);
		await note(name);
	}
	if (left.indexes) {
		await buildIndexes(onward);
		await note(INDEXES, { indexes: indexesWanted() });
	}
}

/**
 * Brings the database to what this version of the shop needs: changes of data, then indexes. Safe to repeat, to cut
 * off, and at the start of many instances: one works, the others wait for it. Throws UnusableDatabase when the
 * database is too old.
 */
export async function migrate(steps: readonly Step[] = STEPS): Promise<void> {
	const { connection } = await connectDatabase();
	await checkVersion(connection);
	const by = randomUUID();
	const isLeft = async () => {
		const left = await whatIsLeft(steps);
		return left.indexes || left.steps.length > 0;
	};
	while (await isLeft()) {
		if (!(await takeLease(LEASE, by, LEASE_MS))) {
			await pause(LOOK_AGAIN_MS);
			continue;
		}
		try {
			await work(by, steps);
		} finally {
			await dropLease(LEASE, by);
		}
	}
}
