import { type Document, Int32 } from "mongodb";
import mongoose from "mongoose";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { connectDatabase } from "@/lib/server/database/connect";
import { whyUnusable } from "@/lib/server/database/errors";
import { failure } from "@/lib/server/http/answer";
import { migrate } from "@/lib/server/migrations/migrate";
import { Notification, OutgoingMail } from "@/models/notifications";
import { takeOwnDatabase } from "../support/own-database";
import { queueMails } from "../support/queue-mails";
import { type Fate, startWireProxy } from "../support/wire-proxy";

let proxy: Awaited<ReturnType<typeof startWireProxy>>;

beforeAll(async () => {
	proxy = await startWireProxy({});
	takeOwnDatabase({ MONGODB_URI: proxy.uri });
	await connectDatabase();
	await migrate();
});
beforeEach(() => proxy.follow({}));
afterAll(async () => {
	proxy.follow({});
	await mongoose.connection.dropDatabase();
	await mongoose.disconnect();
	await proxy.stop();
});

const news = { type: "order", title: "An order", message: "Somebody has ordered." };
const mail = (key: string) => ({ key, to: "sana@sabz-tests.pk", subject: "", html: "", text: "" });

/** The status that a call would answer which fails so. */
async function statusOf(work: () => Promise<unknown>): Promise<number> {
	const error = await work().then(
		() => expect.fail("nothing failed"),
		(reason: unknown) => reason,
	);
	return failure(error, "test").status;
}

/** The collection that a command writes to; the sender of mails works on its own beside these tests. */
const written = ({ insert, update, findAndModify }: Document) => insert ?? update ?? findAndModify;

/** Every write to one collection is answered so. */
function refuseWrites(to: string, fate: Fate): void {
	proxy.follow({ command: (command) => (written(command) === to ? fate : undefined) });
}

const conflict = (code: number): Fate => ({
	answer: { ok: 0, code: new Int32(code), codeName: "WriteConflict", errmsg: "Please retry your operation" },
});
/** The same, said of a single write of the command. */
const conflictOfOne = (code: number): Fate => ({
	answer: { ok: 1, n: 0, writeErrors: [{ index: 0, code: new Int32(code), errmsg: "a conflict" }] },
});

describe("a bulk write during an outage", () => {
	test("is told to come back when the connection breaks in it", async () => {
		refuseWrites("outgoingmails", "cut");
		expect(await statusOf(() => queueMails(mail("a"), mail("b")))).toBe(503);
		refuseWrites("notifications", "cut");
		expect(await statusOf(() => Notification.insertMany([news, news]))).toBe(503);
	});

	test("is told so when the database stops in it", async () => {
		refuseWrites("outgoingmails", {
			answer: { ok: 0, code: new Int32(11_600), errmsg: "interrupted at shutdown" },
		});
		expect(await statusOf(() => queueMails(mail("a"), mail("b")))).toBe(503);
	});

	test("is told so when what it wrote is on too few machines", async () => {
		const writeConcernError = { code: new Int32(64), errmsg: "waiting for replication timed out" };
		refuseWrites("outgoingmails", { answer: { ok: 1, n: 1, nModified: 0, writeConcernError } });
		expect(await statusOf(() => OutgoingMail.bulkWrite([{ insertOne: { document: mail("c") } }]))).toBe(503);
	});

	test("that a unique index refused is no outage", async () => {
		await OutgoingMail.create(mail("twice"));
		const again = () => OutgoingMail.bulkWrite([{ insertOne: { document: mail("twice") } }]);
		expect(await statusOf(again)).toBe(500);
	});
});

test.each([
	["WriteConflict", conflict(112)],
	["LockTimeout", conflict(24)],
	["WriteConflict of one write", conflictOfOne(112)],
])("%s is an outage", async (_name, fate) => {
	refuseWrites("notifications", fate);
	expect(await statusOf(() => Notification.create(news))).toBe(503);
	expect(await statusOf(() => Notification.insertMany([news, news]))).toBe(503);
});

describe("the version of the database", () => {
	const reports = (version: string) =>
		proxy.follow({
			answer: ({ buildinfo }, answer) => (buildinfo ? { ...answer, version } : undefined),
		});

	test.each(["4.2.24", "3.6.23", "4.0.0"])("%s is refused in one sentence", async (version) => {
		reports(version);
		const error: unknown = await migrate().catch((reason: unknown) => reason);
		expect(whyUnusable(error)).toBe(`Sabz needs MongoDB 4.4 or newer; the one of MONGODB_URI is ${version}.`);
	});

	test.each(["4.4.0", "4.4.29-rc1", "5.0.0", "7.0.14", "8.0.4", "10.0.0", "unknown"])(
		"%s is worked with",
		async (version) => {
			reports(version);
			await migrate();
		},
	);

	test("that the driver itself cannot speak to is refused too", async () => {
		const old = await startWireProxy({
			answer: (command, answer) =>
				"maxWireVersion" in answer && command
					? { ...answer, maxWireVersion: new Int32(8), version: "4.2.24" }
					: undefined,
		});
		const options = { serverSelectionTimeoutMS: 1_000 };
		const attempt = mongoose.createConnection(old.uri, options);
		const error: unknown = await attempt.asPromise().catch((reason: unknown) => reason);
		expect(whyUnusable(error)).toBe("Sabz needs MongoDB 4.4 or newer; the one of MONGODB_URI is older.");
		await attempt.destroy();
		await old.stop();
	});
});

describe("a MONGODB_URI that can never work is told apart from a database that is away", () => {
	const reach = async (uri: string) => {
		const attempt = mongoose.createConnection(uri, { serverSelectionTimeoutMS: 500 });
		const error: unknown = await attempt.asPromise().catch((reason: unknown) => reason);
		await attempt.destroy();
		return whyUnusable(error);
	};

	test.each([
		"mongodb://sana:secret@127.0.0.1:notaport/sabz",
		"mongodb://sana:secret@127.0.0.1/sabz?colour=green",
		"mongodb://127.0.0.1/sabz?authMechanism=SCRAM-SHA-256",
	])("%s", async (uri) => {
		expect(await reach(uri)).toBe("The setting MONGODB_URI must be a MongoDB connection string.");
	});

	test.each(["mongodb://127.0.0.1:1/sabz", "mongodb://no-such-host.invalid/sabz"])(
		"%s is only away",
		async (uri) => {
			expect(await reach(uri)).toBeNull();
		},
	);

	test("a wrong password", async () => {
		const strict = await startWireProxy({
			command: ({ saslStart }) =>
				saslStart ? { answer: { ok: 0, code: new Int32(18), errmsg: "Authentication failed." } } : undefined,
		});
		const uri = strict.uri.replace("mongodb://", "mongodb://sana:wrong@");
		expect(await reach(uri)).toBe("The database refuses the user or the password of MONGODB_URI.");
		await strict.stop();
	});
});
