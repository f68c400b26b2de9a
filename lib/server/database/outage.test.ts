import mongoose from "mongoose";
import { expect, it } from "vitest";
import { DatabaseGone, isOutage } from "./errors";

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
