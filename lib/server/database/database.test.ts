import mongoose from "mongoose";
import { expect, it, test } from "vitest";
import { DatabaseGone, isOutage } from "./errors";
import { appending, entriesAfter } from "./queries";

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
	new MongoServerError({ message: "cursor id 12 not found", code: 43 }),
	Object.assign(new Error("This socket has been ended by the other party"), { code: "EPIPE" }),
	Object.assign(new Error("no connection was free"), { name: "MongoWaitQueueTimeoutError" }),
	// A transaction that a restart of the database has ended.
	new MongoServerError({
		message: "no such transaction",
		code: 251,
		errorLabels: ["TransientTransactionError"],
	}),
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
