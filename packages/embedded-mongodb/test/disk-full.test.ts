import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { MongoClient } from "mongodb";
import { describe, expect } from "vitest";
import { killed, started } from "./processes.js";
import { embeddedTest, errorOf, temporaryDirectory } from "./support.js";

const PRLIMIT = "/usr/bin/prlimit";

/** How large a file this process may make from now on, in bytes; a full disk stops a write in the same way. */
function limitFiles(pid: number | undefined, bytes: number | "unlimited"): void {
	execFileSync(PRLIMIT, ["--pid", String(pid), `--fsize=${bytes}:unlimited`]);
}

// Only Linux can take room from a process that runs.
describe.skipIf(!existsSync(PRLIMIT))("disk", () => {
	embeddedTest(
		"it takes the room on the disk from the store",
		"a full disk is a clear refusal; reading goes on, nothing is lost, and with room writing goes on too",
		async () => {
			const dir = temporaryDirectory();
			const { child, uri } = await started(dir);
			const client = await MongoClient.connect(uri);
			const db = client.db("shop");
			const things = db.collection<{ _id: number; key: number; text: string }>("things");
			await things.createIndex({ key: 1 }, { unique: true });
			const text = "x".repeat(500);
			const some = (from: number) =>
				Array.from({ length: 200 }, (_, i) => ({ _id: from + i, key: from + i, text }));
			await things.insertMany(some(0));
			const session = client.startSession();
			session.startTransaction();
			await things.updateOne({ _id: 1 }, { $set: { text: "y".repeat(2_000_000) } }, { session });

			limitFiles(child.pid, statSync(join(dir, "data.mdb")).size + 200_000);
			let count = 200;
			const fill = async (): Promise<never> => {
				for (;;) {
					await things.insertMany(some(count));
					count += 200;
				}
			};
			const error = await errorOf(fill());
			expect([error.code, error.codeName]).toEqual([14031, "OutOfDiskSpace"]);
			const refused = await Promise.all(
				[1, 2, 3].map((n) => errorOf(things.insertMany(some(count + n * 200)))),
			);
			expect(refused.map(({ code }) => code)).toEqual([14031, 14031, 14031]);
			const commit = await errorOf(session.commitTransaction());
			expect([112, 14031]).toContain(commit.code); // the failure before has changed what the store knows
			expect((await errorOf(session.commitTransaction())).code).toBe(251);
			await session.endSession();
			expect(await things.findOne({ _id: 1 })).toMatchObject({ text });
			expect(await things.countDocuments()).toBe(count);
			expect(await things.findOne({ key: 7 })).toMatchObject({ _id: 7 });

			limitFiles(child.pid, "unlimited");
			await things.insertMany(some(count));
			expect(await db.command({ validate: "things" })).toMatchObject({ valid: true, nrecords: count + 200 });
			await client.close();
			child.kill("SIGTERM");
			expect(await once(child, "exit")).toEqual([0, null]);

			const again = await started(dir);
			const reader = await MongoClient.connect(again.uri);
			expect(await reader.db("shop").collection("things").countDocuments()).toBe(count + 200);
			await reader.close();
			await killed(again.child, "SIGKILL");
		},
		60_000,
	);
});
