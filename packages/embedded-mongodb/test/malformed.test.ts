import { once } from "node:events";
import { connect } from "node:net";
import { type Document, serialize } from "bson";
import { MongoClient } from "mongodb";
import { expect } from "vitest";
import { killed, started } from "./processes.js";
import { embeddedTest, temporaryDirectory } from "./support.js";

const REASON = "it sends rubbish";
const MESSAGES = 1_500;

function message(command: Document, opCode = 2013): Buffer {
	const body = serialize({ ...command, $db: "shop" });
	const head = Buffer.alloc(21);
	head.writeInt32LE(head.length + body.length, 0);
	head.writeInt32LE(1, 4);
	head.writeInt32LE(opCode, 12);
	return Buffer.concat([head, body]);
}

/** A small generator of numbers, so that a failure can be seen again. */
function numbers(seed: number): (below: number) => number {
	let state = seed;
	return (below) => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return state % below;
	};
}

const GOOD = [
	message({ insert: "things", documents: [{ _id: 1, a: [1, { b: "text" }], at: new Date(0) }] }),
	message({ find: "things", filter: { a: { $in: [1, 2] } }, sort: { a: 1 }, limit: 3 }),
	message({ update: "things", updates: [{ q: { _id: 1 }, u: { $set: { "a.1.b": 2 } }, upsert: true }] }),
	message({ aggregate: "things", pipeline: [{ $group: { _id: "$a", n: { $sum: 1 } } }], cursor: {} }),
];

/** A good message with some bytes changed, cut off, or too many. */
function spoiled(original: Buffer, next: (below: number) => number): Buffer {
	const bytes = Buffer.from(original);
	for (let i = next(4) + 1; i > 0; i--) bytes[next(bytes.length)] = next(256);
	const length = next(3);
	if (length === 0) return bytes.subarray(0, next(bytes.length));
	// Otherwise the outer length is right, so that the store reads on.
	bytes.writeInt32LE(bytes.length, 0);
	return length === 1 ? bytes : Buffer.concat([bytes, bytes.subarray(0, next(bytes.length))]);
}

async function send(port: number, bytes: Buffer): Promise<void> {
	const socket = connect({ host: "127.0.0.1", port });
	socket.on("error", () => undefined);
	await once(socket, "connect");
	const answered = Promise.race([once(socket, "data"), once(socket, "close")]);
	socket.end(bytes);
	await answered.catch(() => undefined);
	socket.destroy();
}

/** Documents in documents, so many deep. */
function deep(levels: number): Buffer {
	const head = Buffer.from([3, 0x61, 0]);
	let inner = Buffer.from([5, 0, 0, 0, 0]);
	for (let i = 0; i < levels; i++) {
		const size = Buffer.alloc(4);
		size.writeInt32LE(4 + head.length + inner.length + 1);
		inner = Buffer.concat([size, head, inner, Buffer.from([0])]);
	}
	return inner;
}

embeddedTest(
	REASON,
	"whatever arrives, the store goes on and its data stays sound",
	async () => {
		const { child, uri } = await started(temporaryDirectory());
		const port = Number(new URL(uri).port);
		const client = await MongoClient.connect(uri);
		const db = client.db("shop");
		await db.collection("things").createIndex({ a: 1 });
		const next = numbers(20_261_121);
		for (let sent = 0; sent < MESSAGES; sent += 50) {
			const batch = Array.from({ length: 50 }, () =>
				spoiled(GOOD[next(GOOD.length)] ?? Buffer.alloc(0), next),
			);
			await Promise.all(batch.map((bytes) => send(port, bytes)));
			expect(await db.command({ ping: 1 })).toMatchObject({ ok: 1 });
		}
		for (const levels of [150, 3_000]) {
			const body = deep(levels);
			const head = message({}).subarray(0, 21);
			head.writeInt32LE(head.length + body.length, 0);
			await send(port, Buffer.concat([head, body]));
			expect(await db.command({ ping: 1 })).toMatchObject({ ok: 1 });
		}
		expect(child.exitCode).toBeNull();
		for (const { name } of await db.listCollections().toArray())
			expect(await db.command({ validate: name })).toMatchObject({ valid: true });
		await client.close();
		await killed(child, "SIGKILL");
	},
	90_000,
);
