import type { Socket } from "node:net";
import { Int32 } from "bson";
import { readEnvelope } from "../commands/envelope.js";
import { commandNamed } from "../commands/registry.js";
import { runCommand } from "../commands/sessions.js";
import { MongoError } from "../errors.js";
import { Pace } from "../query/pace.js";
import type { Store } from "../store.js";
import { encodeDoc } from "../values/encode.js";
import { toNumber } from "../values/numbers.js";
import { type Doc, isNumber, type Value } from "../values/types.js";
import { MessageSplitter, readMessage, type WireRequest, writeReply } from "./wire.js";

/** One client: reads its commands, runs them one after the other, and answers. */
export class Connection {
	private readonly splitter = new MessageSplitter();
	private work: Promise<void> = Promise.resolve();

	constructor(
		private readonly socket: Socket,
		private readonly store: Store,
		private readonly id: number,
	) {
		socket.setNoDelay(true);
		socket.on("data", (chunk: Buffer) => this.receive(chunk));
		socket.on("error", () => socket.destroy());
	}

	/** Resolves when the command in work, if any, is answered; then the connection is closed. */
	async close(): Promise<void> {
		this.socket.pause();
		await this.work;
		this.socket.end();
		this.socket.destroySoon();
	}

	private receive(chunk: Buffer): void {
		try {
			for (const message of this.splitter.push(chunk)) this.enqueue(message);
		} catch {
			this.socket.destroy(); // not the wire protocol: there is no way to answer
		}
	}

	/** While a command is in work nothing more is read: a client cannot fill the memory with what it wants done. */
	private enqueue(message: Buffer): void {
		this.socket.pause();
		this.work = this.work
			.then(() => this.answer(message))
			.catch(() => void this.socket.destroy())
			.finally(() => this.socket.resume());
	}

	private async answer(message: Buffer): Promise<void> {
		const request = readMessage(message);
		const answer = await this.run(request);
		if (!request.silent && !this.socket.destroyed) this.socket.write(writeReply(request, answer));
	}

	private async run(request: WireRequest): Promise<Buffer> {
		try {
			const { body, db, sequences } = request;
			const [name = ""] = body.keys();
			const command = commandNamed(name);
			const transaction = readEnvelope(name, body);
			const { store, id: connectionId } = this;
			const pace = new Pace(timeLimit(body.get("maxTimeMS")));
			const asked = { name, db, body, sequences, store, scope: store, pace, connectionId };
			const reply = await runCommand(command, asked, transaction);
			return Buffer.isBuffer(reply) ? reply : encodeDoc(reply);
		} catch (error) {
			return encodeDoc(errorReply(error));
		}
	}
}

const timeLimit = (value: Value | undefined): number => (isNumber(value) ? toNumber(value) : 0);

function errorReply(error: unknown): Doc {
	if (error instanceof MongoError) return error.toReply();
	const message = error instanceof Error ? error.message : String(error);
	return new Map<string, Value>([
		["ok", new Int32(0)],
		["errmsg", `internal error: ${message}`],
		["code", new Int32(1)],
		["codeName", "InternalError"],
	]);
}
