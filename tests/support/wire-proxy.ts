import { connect, createServer, type Socket } from "node:net";
import { BSON, type Document } from "mongodb";
import { listening } from "./listening";
import { mongoUri } from "./target";

const HEADER_BYTES = 16;
const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;

/** What becomes of a command: its connection is cut, it is answered here, or it goes on as another one. */
export type Fate = "cut" | { answer: Document } | { instead: Document };

export type WireRules = {
	/** Sees every command before the database does; undefined lets it go on as it is. */
	command?: (command: Document) => Fate | undefined;
	/** Sees every answer before the client does; undefined lets it go on as it is. */
	answer?: (command: Document, answer: Document) => Document | undefined;
};

/** Where the document of a message begins: after the header and what its kind of message puts before it. */
function bodyAt(message: Buffer): number {
	const opCode = message.readInt32LE(12);
	if (opCode === OP_MSG) return HEADER_BYTES + 5;
	if (opCode === OP_REPLY) return HEADER_BYTES + 20;
	if (opCode === OP_QUERY) return message.indexOf(0, HEADER_BYTES + 4) + 9;
	throw new Error(`the proxy does not know wire protocol operation ${opCode}`);
}

function bodyOf(message: Buffer): Document {
	const at = bodyAt(message);
	return BSON.deserialize(message.subarray(at, at + message.readInt32LE(at)), { promoteValues: false });
}

/** The same message around another document; the sequences of documents that follow it stay. */
function withBody(message: Buffer, body: Document): Buffer {
	const at = bodyAt(message);
	const end = at + message.readInt32LE(at);
	const changed = Buffer.concat([message.subarray(0, at), BSON.serialize(body), message.subarray(end)]);
	changed.writeInt32LE(changed.length, 0);
	return changed;
}

function answerTo(request: Buffer, body: Document): Buffer {
	const head = Buffer.alloc(HEADER_BYTES + 5);
	head.writeInt32LE(request.readInt32LE(4), 8);
	head.writeInt32LE(OP_MSG, 12);
	const message = Buffer.concat([head, BSON.serialize(body)]);
	message.writeInt32LE(message.length, 0);
	return message;
}

/** Gives each whole message that arrives on a socket. */
function onMessages(socket: Socket, take: (message: Buffer) => void): void {
	let rest: Buffer = Buffer.alloc(0);
	socket.on("data", (chunk: Buffer) => {
		rest = Buffer.concat([rest, chunk]);
		while (rest.length >= 4 && rest.length >= rest.readInt32LE(0)) {
			const size = rest.readInt32LE(0);
			take(rest.subarray(0, size));
			rest = rest.subarray(size);
		}
	});
}

function join(client: Socket, database: Socket, rules: WireRules): void {
	const asked = new Map<number, Document>();
	const cut = () => {
		client.destroy();
		database.destroy();
	};
	for (const socket of [client, database]) socket.on("error", cut).on("close", cut);
	onMessages(client, (message) => {
		const command = bodyOf(message);
		const fate = rules.command?.(command);
		if (fate === "cut") return cut();
		if (fate && "answer" in fate) return void client.write(answerTo(message, fate.answer));
		asked.set(message.readInt32LE(4), command);
		database.write(fate ? withBody(message, fate.instead) : message);
	});
	onMessages(database, (message) => {
		const command = asked.get(message.readInt32LE(8)) ?? {};
		asked.delete(message.readInt32LE(8));
		const other = rules.answer?.(command, bodyOf(message));
		client.write(other ? withBody(message, other) : message);
	});
}

/**
 * A database like the one under test that does some things in its own way: `rules` decide, and may be replaced at any
 * time. `uri` names a database of its own in the same store, unless another name is given.
 */
export async function startWireProxy(rules: WireRules, name = `sabz_wire_${Date.now().toString(36)}`) {
	const target = new URL(mongoUri());
	const proxy = { rules };
	const sockets = new Set<Socket>();
	const server = createServer((client) => {
		const database = connect(Number(target.port || 27_017), target.hostname);
		for (const socket of [client, database]) sockets.add(socket);
		join(client, database, {
			command: (command) => proxy.rules.command?.(command),
			answer: (command, answer) => proxy.rules.answer?.(command, answer),
		});
	});
	const port = await listening(server);
	return {
		uri: `mongodb://127.0.0.1:${port}/${name}?directConnection=true`,
		/** From now on these decide. */
		follow(other: WireRules): void {
			proxy.rules = other;
		},
		async stop(): Promise<void> {
			for (const socket of sockets) socket.destroy();
			await new Promise((done) => server.close(done));
		},
	};
}
