import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { type Document, deserialize, serialize } from "bson";

/** Codes after which a server of a replica set lets its client try again. */
const RETRYABLE = new Set([6, 7, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);
const TRANSIENT = new Set([24, 112, 246, 251, 267]);

const NAMES: Record<number, string> = { 50: "MaxTimeMSExpired", 11601: "Interrupted" };

/** What MongoDB's failCommand is told: which commands are to fail, how, and how often. */
interface FailPoint {
	left: number;
	readonly data: Document;
}

/**
 * A way to the store on which commands fail as they are told to, as MongoDB's failCommand does within a server: the
 * store itself has nothing for tests alone.
 */
export async function startFailing(uri: string) {
	const target = Number(new URL(uri).port);
	let failPoint: FailPoint | undefined;
	const sockets = new Set<Socket>();

	const takes = (command: Document): Document | undefined => {
		const [name = ""] = Object.keys(command);
		if (!failPoint || failPoint.left <= 0 || !failPoint.data.failCommands.includes(name)) return undefined;
		failPoint.left--;
		return failPoint.data;
	};

	const server = createServer(async (client) => {
		const store = connect({ host: "127.0.0.1", port: target });
		for (const socket of [client, store]) {
			sockets.add(socket);
			socket.on("error", () => socket.destroy());
		}
		client.on("close", () => store.destroy());
		store.on("close", () => client.destroy());
		await once(store, "connect");
		let writeConcernError: Document | undefined;
		eachMessage(store, (message) => {
			client.write(
				writeConcernError ? reply(message, { ...bodyOf(message), ...writeConcernError }) : message,
			);
			writeConcernError = undefined;
		});
		eachMessage(client, async (message) => {
			const data = message.readInt32LE(12) === 2013 ? takes(bodyOf(message)) : undefined;
			if (data?.closeConnection) return void client.destroy();
			if (data?.errorCode) return void client.write(reply(message, failure(bodyOf(message), data)));
			if (data?.blockConnection) await new Promise((resolve) => setTimeout(resolve, data.blockTimeMS));
			if (data?.writeConcernError) writeConcernError = withLabels(bodyOf(message), data);
			store.write(message);
		});
	});
	server.listen({ host: "127.0.0.1", port: 0 });
	await once(server, "listening");
	const address = server.address();
	const port = address !== null && typeof address === "object" ? address.port : 0;
	return {
		uri: uri.replace(String(target), String(port)),
		set({ mode, data }: Document): void {
			const left = mode === "alwaysOn" ? Number.POSITIVE_INFINITY : (mode.times ?? 0);
			failPoint = { left, data: data ?? { failCommands: [] } };
		},
		close(): void {
			for (const socket of sockets) socket.destroy();
			server.close();
		},
	};
}

function eachMessage(socket: Socket, take: (message: Buffer) => void): void {
	let read = Buffer.alloc(0);
	socket.on("data", (chunk: Buffer) => {
		read = Buffer.concat([read, chunk]);
		for (let size = sizeOf(read); size !== undefined; size = sizeOf(read)) {
			take(read.subarray(0, size));
			read = read.subarray(size);
		}
	});
}

function sizeOf(read: Buffer): number | undefined {
	const size = read.length < 4 ? Number.POSITIVE_INFINITY : read.readInt32LE(0);
	return read.length < size ? undefined : size;
}

/** The body of a message: its section of kind 0, which drivers send first. */
const bodyOf = (message: Buffer): Document => deserialize(message.subarray(21, 21 + message.readInt32LE(21)));

function reply(to: Buffer, body: Document): Buffer {
	const bytes = serialize(body);
	const head = Buffer.alloc(21);
	head.writeInt32LE(head.length + bytes.length, 0);
	head.writeInt32LE(to.readInt32LE(8) || to.readInt32LE(4), 8);
	head.writeInt32LE(2013, 12);
	return Buffer.concat([head, bytes]);
}

/** A command's error, with the labels that MongoDB would give it. */
function failure(command: Document, data: Document): Document {
	const [name = ""] = Object.keys(command);
	const isEnd = name === "commitTransaction" || name === "abortTransaction";
	const code: number = data.errorCode;
	const isRetryable = RETRYABLE.has(code);
	const isTransient = command.autocommit === false && (TRANSIENT.has(code) || (isRetryable && !isEnd));
	const labels = [
		...(isTransient ? ["TransientTransactionError"] : []),
		...(isEnd && isRetryable ? ["RetryableWriteError"] : []),
	];
	const errorLabels = data.errorLabels ?? labels;
	const errmsg = "Failing command via 'failCommand' failpoint";
	return { ok: 0, errmsg, code, codeName: NAMES[code] ?? `Location${code}`, errorLabels };
}

function withLabels(command: Document, { writeConcernError, errorLabels }: Document): Document {
	const { code } = writeConcernError;
	const isEnd = command.commitTransaction || command.abortTransaction;
	const labels = errorLabels ?? (isEnd ? failure(command, { errorCode: code }).errorLabels : []);
	return { writeConcernError, ...(labels.length > 0 ? { errorLabels: labels } : {}) };
}
