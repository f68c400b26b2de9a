import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { type Document, deserialize, serialize } from "bson";
import { describe, expect, test } from "vitest";
import { useServer } from "./support.js";

const server = useServer();

const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;

/** An OP_MSG with the given flags and sections. */
function message(flags: number, sections: Uint8Array[], end = Buffer.alloc(0)): Buffer {
	const body = Buffer.concat([...sections, end]);
	const head = Buffer.alloc(20);
	head.writeInt32LE(head.length + body.length, 0);
	head.writeInt32LE(7, 4);
	head.writeInt32LE(2013, 12);
	head.writeUInt32LE(flags, 16);
	return Buffer.concat([head, body]);
}

const bodySection = (command: Document) =>
	Buffer.concat([Buffer.from([0]), serialize({ ...command, $db: "wire" })]);

function sequenceSection(name: string, documents: Document[]): Buffer {
	const content = Buffer.concat([
		Buffer.from(`${name}\0`),
		...documents.map((document) => serialize(document)),
	]);
	const head = Buffer.alloc(5);
	head[0] = 1;
	head.writeInt32LE(content.length + 4, 1);
	return Buffer.concat([head, content]);
}

async function open(): Promise<Socket> {
	const { hostname, port } = new URL(server.uri);
	const socket = connect({ host: hostname, port: Number(port) });
	await once(socket, "connect");
	return socket;
}

/** Sends bytes and reads one answer. */
async function ask(socket: Socket, ...pieces: Buffer[]): Promise<Document> {
	for (const piece of pieces) {
		socket.write(piece);
		await new Promise((resolve) => setTimeout(resolve, 5));
	}
	let read = Buffer.alloc(0);
	while (read.length < 4 || read.length < read.readInt32LE(0)) {
		const chunk: Buffer | null = socket.read();
		if (chunk) read = Buffer.concat([read, chunk]);
		else await once(socket, "readable");
	}
	expect(read.readInt32LE(8)).toBe(7); // the answer names the request
	return deserialize(read.subarray(21));
}

describe("the wire protocol", () => {
	test("takes a message in whatever pieces it comes", async () => {
		const socket = await open();
		const ping = message(0, [bodySection({ ping: 1 })]);
		const bytes = [...ping].map((byte) => Buffer.from([byte]));
		expect(await ask(socket, ...bytes)).toMatchObject({ ok: 1 });
		socket.destroy();
	});

	test("takes both kinds of sections, in any order, and a checksum", async () => {
		const socket = await open();
		const sections = [
			sequenceSection("documents", [{ _id: 1 }, { _id: 2 }]),
			bodySection({ insert: "pieces" }),
		];
		expect(await ask(socket, message(0, sections))).toMatchObject({ ok: 1, n: 2 });
		const checked = message(CHECKSUM_PRESENT, [bodySection({ count: "pieces" })], Buffer.alloc(4));
		// A real server refuses a checksum that is wrong; ours does not look at it.
		expect(await ask(socket, checked)).toHaveProperty("ok");
		await server.client.db("wire").dropDatabase();
		socket.destroy();
	});

	test("does not answer what wants no answer, and answers what comes next", async () => {
		const socket = await open();
		const silent = message(MORE_TO_COME, [bodySection({ ping: 1 })]);
		expect(await ask(socket, Buffer.concat([silent, message(0, [bodySection({ hello: 1 })])]))).toMatchObject(
			{
				ok: 1,
				isWritablePrimary: true,
			},
		);
		socket.destroy();
	});

	test("hangs up on what is not its language, and goes on serving others", async () => {
		for (const nonsense of [
			Buffer.from("GET / HTTP/1.1\r\n\r\n"),
			Buffer.alloc(64),
			message(0, [Buffer.from([9, 9, 9, 9, 9, 9])]),
		]) {
			const socket = await open();
			socket.on("error", () => undefined);
			socket.resume();
			const closed = once(socket, "close");
			socket.write(nonsense);
			await closed;
		}
		expect(await server.db.command({ ping: 1 })).toMatchObject({ ok: 1 });
	});
});
