import { badValue } from "../errors.js";
import { decodeDoc, sliceDoc } from "../values/codec.js";
import type { Doc } from "../values/types.js";

/** MongoDB's limit for one message, in bytes. */
const MAX_MESSAGE_BYTES = 48_000_000;
const HEADER_BYTES = 16;

const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;

const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
/** Bits 0 to 15 must be understood or refused; of them only these two exist. */
const UNKNOWN_REQUIRED_FLAGS = 0xfffc;

/** A command as the wire protocol carries it. */
export interface WireRequest {
	readonly id: number;
	/** The old form, in which a driver says its first hello. */
	readonly legacy: boolean;
	readonly db: string;
	readonly body: Doc;
	readonly sequences: ReadonlyMap<string, readonly Buffer[]>;
	/** The client does not want an answer (write concern `w: 0`). */
	readonly silent: boolean;
}

/** Cuts a stream of bytes into whole messages. */
export class MessageSplitter {
	private chunks: Buffer[] = [];
	private length = 0;

	/** @throws MongoError when the bytes cannot be the wire protocol */
	push(chunk: Buffer): Buffer[] {
		this.chunks.push(chunk);
		this.length += chunk.length;
		const messages: Buffer[] = [];
		for (let size = this.nextSize(); size !== undefined && this.length >= size; size = this.nextSize()) {
			const all = this.joined();
			messages.push(all.subarray(0, size));
			this.chunks = [all.subarray(size)];
			this.length -= size;
		}
		return messages;
	}

	private nextSize(): number | undefined {
		if (this.length < 4) return undefined;
		const head = (this.chunks[0]?.length ?? 0) >= 4 ? this.chunks[0] : this.joined();
		const size = head?.readInt32LE(0) ?? 0;
		if (size < HEADER_BYTES || size > MAX_MESSAGE_BYTES)
			throw badValue(`message length ${size} is not possible`);
		return size;
	}

	private joined(): Buffer {
		const [first] = this.chunks;
		if (first && this.chunks.length === 1) return first;
		const all = Buffer.concat(this.chunks);
		this.chunks = [all];
		return all;
	}
}

/** Reads one whole message. @throws MongoError */
export function readMessage(message: Buffer): WireRequest {
	const id = message.readInt32LE(4);
	const opCode = message.readInt32LE(12);
	if (opCode === OP_MSG) return readMsg(id, message);
	if (opCode === OP_QUERY) return readQuery(id, message);
	throw badValue(`wire protocol operation ${opCode} is not supported`);
}

function readMsg(id: number, message: Buffer): WireRequest {
	const flags = message.readUInt32LE(HEADER_BYTES);
	if ((flags & UNKNOWN_REQUIRED_FLAGS) !== 0) throw badValue(`OP_MSG flags ${flags} are not known`);
	const end = message.length - (flags & CHECKSUM_PRESENT ? 4 : 0);
	const sequences = new Map<string, Buffer[]>();
	let body: Doc | undefined;
	for (let at = HEADER_BYTES + 4; at < end; ) {
		const kind = message.readUInt8(at);
		const size = message.readInt32LE(at + 1);
		if (size < 5 || at + 1 + size > end) throw badValue("OP_MSG section has a wrong length");
		const section = message.subarray(at + 1, at + 1 + size);
		if (kind === 0) body = decodeDoc(section);
		else if (kind === 1) readSequence(section, sequences);
		else throw badValue(`OP_MSG section kind ${kind} is not known`);
		at += 1 + size;
	}
	if (!body) throw badValue("OP_MSG without a body");
	const db = body.get("$db");
	if (typeof db !== "string") throw badValue("OP_MSG requests require a $db argument");
	return { id, legacy: false, db, body, sequences, silent: (flags & MORE_TO_COME) !== 0 };
}

function readSequence(section: Buffer, sequences: Map<string, Buffer[]>): void {
	const nameEnd = section.indexOf(0, 4);
	const documents: Buffer[] = [];
	for (let at = nameEnd + 1; at < section.length; ) {
		const document = sliceDoc(section, at);
		documents.push(document);
		at += Math.max(5, document.length);
	}
	sequences.set(section.toString("utf8", 4, nameEnd), documents);
}

function readQuery(id: number, message: Buffer): WireRequest {
	const nameStart = HEADER_BYTES + 4;
	const nameEnd = message.indexOf(0, nameStart);
	const [db = ""] = message.toString("utf8", nameStart, nameEnd).split(".$cmd");
	const body = decodeDoc(message, nameEnd + 1 + 8);
	return { id, legacy: true, db, body, sequences: new Map(), silent: false };
}

let lastId = 0;

/** An answer to a request, in the form in which the request came. */
export function writeReply(request: Pick<WireRequest, "id" | "legacy">, document: Buffer): Buffer {
	lastId = (lastId + 1) & 0x7fffffff;
	return request.legacy ? legacyReply(request.id, document) : msgReply(request.id, document);
}

function msgReply(to: number, document: Buffer): Buffer {
	const head = header(5, document.length, to, OP_MSG);
	return Buffer.concat([head, document]); // no flags, and a section of kind 0, are all zero bytes
}

function legacyReply(to: number, document: Buffer): Buffer {
	const head = header(20, document.length, to, OP_REPLY);
	head.writeInt32LE(8, HEADER_BYTES); // flag: await capable
	head.writeInt32LE(1, HEADER_BYTES + 16); // one document
	return Buffer.concat([head, document]);
}

function header(extra: number, documentLength: number, to: number, opCode: number): Buffer {
	const head = Buffer.alloc(HEADER_BYTES + extra);
	head.writeInt32LE(head.length + documentLength, 0);
	head.writeInt32LE(lastId, 4);
	head.writeInt32LE(to, 8);
	head.writeInt32LE(opCode, 12);
	return head;
}
