import { existsSync, readFileSync } from "node:fs";
import { MongoClient } from "mongodb";
import { describe, expect } from "vitest";
import { killed, started } from "./processes.js";
import { embeddedTest, temporaryDirectory } from "./support.js";

const DOCUMENTS = 200_000;
/** What a scan may take on top; all these documents at once in the store's memory would take several times as much. */
const ALLOWED_MEGABYTES = 160;

/** The memory of a process without the pages of the data file that the system has mapped for it. */
function megabytesOf(pid: number | undefined): number {
	const [, kilobytes] = /RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
	return Number(kilobytes) / 1024;
}

// Only Linux tells how much memory a process has.
describe.skipIf(!existsSync("/proc/self/status"))("memory", () => {
	embeddedTest(
		"it looks at the memory of the store",
		"scans of 200,000 documents stream: memory stays bounded",
		async () => {
			const { child, uri } = await started(temporaryDirectory());
			const client = await MongoClient.connect(uri);
			const things = client.db("shop").collection<{ _id: number; n: number; text: string }>("things");
			const text = "x".repeat(100);
			for (let from = 0; from < DOCUMENTS; from += 10_000)
				await things.insertMany(
					Array.from({ length: 10_000 }, (_, i) => ({ _id: from + i, n: i % 100, text })),
				);
			const before = megabytesOf(child.pid);
			let highest = before;
			const look = () => {
				highest = Math.max(highest, megabytesOf(child.pid));
			};

			let seen = 0;
			for await (const { _id } of things.find({}, { batchSize: 1000 })) {
				expect(_id).toBe(seen++);
				if (seen % 10_000 === 0) look();
			}
			expect(seen).toBe(DOCUMENTS);
			expect(await things.countDocuments({ text: { $regex: "^x" } })).toBe(DOCUMENTS);
			look();
			const groups = await things.aggregate([{ $group: { _id: "$n", count: { $sum: 1 } } }]).toArray();
			expect(groups).toHaveLength(100);
			look();
			expect(await things.find({ n: 7 }).sort({ text: 1, _id: -1 }).limit(3).toArray()).toHaveLength(3);
			look();
			expect(highest - before).toBeLessThan(ALLOWED_MEGABYTES);
			await client.close();
			await killed(child, "SIGKILL");
		},
		120_000,
	);
});
