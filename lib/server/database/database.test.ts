import { setTimeout as pause } from "node:timers/promises";
import mongoose from "mongoose";
import { expect, it, test } from "vitest";
import { DatabaseGone, isOutage } from "./errors";
import { appending, entriesAfter, inBatches } from "./queries";

/** Doubles numbers in batches of 5 ms, and says which came together. */
function doubling() {
	const batches: (readonly number[])[] = [];
	const double = inBatches(async (asked: readonly number[]) => {
		batches.push(asked);
		await pause(5);
		return asked.map((each) => (each < 0 ? new Error(`${each} is below 0`) : each * 2));
	});
	return { batches, double };
}

test("what comes while a batch is on its way goes with the next", async () => {
	const { batches, double } = doubling();
	const first = double(1);
	await pause(1);
	const others = [double(2), double(3), double(2)];
	expect(await Promise.all([first, ...others])).toEqual([2, 4, 6, 4]);
	expect(batches).toEqual([[1], [2, 3, 2]]);
});

test("what fails by itself fails alone, and the next batch goes on", async () => {
	const { double } = doubling();
	const [good, bad] = await Promise.allSettled([double(1), double(-1)]);
	expect([good.status, bad.status]).toEqual(["fulfilled", "rejected"]);
	expect(await double(4)).toBe(8);
});

test("a batch that fails as a whole fails for all that were in it, and for nobody else", async () => {
	let isBroken = true;
	const echo = inBatches(async (asked: readonly string[]) => {
		if (isBroken) throw new Error("no store");
		return [...asked];
	});
	await expect(Promise.all([echo("a"), echo("b")])).rejects.toThrow("no store");
	isBroken = false;
	expect(await echo("c")).toBe("c");
});

const log = { version: 7, recent: ["e", "f", "g"] };

test.each([
	[7, []],
	[6, ["g"]],
	[4, ["e", "f", "g"]],
])("whoever knows number %i reads what came after it", (known, entries) => {
	expect(entriesAfter(log, known)).toEqual(entries);
});

test.each([
	["an entry that is no longer kept was missed", 3],
	["nothing is known", -1],
	["the log was begun anew", 8],
])("that everything may have changed is said when %s", (_, known) => {
	expect(entriesAfter(log, known)).toBeNull();
});

test("an empty log is no reason to look at everything, to whoever knows that it is", () => {
	expect(entriesAfter({ version: 0, recent: [] }, 0)).toEqual([]);
	expect(entriesAfter({ version: 0, recent: [] }, -1)).toBeNull();
});

test("each entry has a number of its own, and so many are kept", () => {
	expect(appending(["a", "b"], 200)).toEqual({
		$inc: { version: 2 },
		$push: { recent: { $each: ["a", "b"], $slice: -200 } },
	});
});

const { MongoNetworkError, MongoNetworkTimeoutError, MongoServerError, MongoNotConnectedError } =
	mongoose.mongo;

it.each([
	new DatabaseGone(),
	new MongoNetworkError("connection closed"),
	new MongoNetworkTimeoutError("connection timed out"),
	new MongoNotConnectedError("not connected"),
	new MongoServerError({ message: "no room", code: 14_031 }),
	new MongoServerError({ message: "the primary stepped down", code: 189 }),
	Object.assign(new Error("This socket has been ended by the other party"), { code: "EPIPE" }),
	Object.assign(new Error("no connection was free"), { name: "MongoWaitQueueTimeoutError" }),
])("an outage: %s", (error) => {
	expect(isOutage(error)).toBe(true);
});

it.each([
	new Error("a mistake of ours"),
	new MongoServerError({ message: "E11000 duplicate key", code: 11_000 }),
	new mongoose.Error.CastError("ObjectId", "x", "_id"),
	null,
])("no outage: %s", (error) => {
	expect(isOutage(error)).toBe(false);
});
