import { Int32 } from "bson";
import { evaluateVariables } from "../aggregate/expression.js";
import type { Variables } from "../aggregate/variables.js";
import { badValue, MongoError } from "../errors.js";
import type { Pace } from "../query/pace.js";
import type { Store } from "../store.js";
import { toNumber } from "../values/numbers.js";
import { type Doc, isDoc, isNumber, typeName, type Value } from "../values/types.js";

/** A command as it arrived. */
export interface Request {
	readonly name: string;
	readonly db: string;
	readonly body: Doc;
	/** Lists of documents that came as sections of their own, as bytes. */
	readonly sequences: ReadonlyMap<string, readonly Buffer[]>;
	readonly store: Store;
	readonly pace: Pace;
	readonly connectionId: number;
}

/** What is sent back: fields, or a whole document that is bytes already. `ok: 1` is added to fields. */
export type Reply = Doc | Buffer;

export type Command = (request: Request) => Reply | Promise<Reply>;

export const reply = (...fields: [string, Value][]): Doc => new Map<string, Value>([...fields, ["ok", OK]]);

export const OK = new Int32(1);

/** The collection that a command names in its first field, as `db.name`. @throws MongoError InvalidNamespace */
export function namespace({ body, name, db }: Request): string {
	const collection = body.get(name);
	if (typeof collection !== "string") {
		throw new MongoError(73, `collection name has invalid type ${typeName(collection)}`);
	}
	return checkedNamespace(db, collection);
}

function checkedNamespace(db: string, collection: string): string {
	const invalid = collection === "" || collection.startsWith(".") || /[$\0]/.test(collection);
	if (invalid || db === "" || /[/\\. "$*<>:|?\0]/.test(db) || collection.startsWith("system.")) {
		throw new MongoError(73, `Invalid namespace specified '${db}.${collection}'`);
	}
	const ns = `${db}.${collection}`;
	if (Buffer.byteLength(ns) > 255) throw new MongoError(73, `Fully qualified namespace is too long: '${ns}'`);
	return ns;
}

/** The variables of a command's `let`, and the moment it began. @throws MongoError */
export const variablesOf = (bindings: Doc | undefined): Variables => evaluateVariables(bindings ?? new Map());

const TRANSACTIONS = "Transaction numbers are only allowed on a replica set member or mongos";

/** Checks what any command can carry: transactions, read and write concerns. */
export function checkEnvelope(body: Doc): void {
	for (const field of ["txnNumber", "startTransaction", "autocommit"]) {
		if (body.has(field)) throw new MongoError(20, TRANSACTIONS);
	}
	const read = body.get("readConcern");
	const level = isDoc(read) ? (read.get("level") ?? "local") : "local";
	if (!["local", "available", "majority"].includes(String(level))) {
		throw new MongoError(72, `readConcern level '${String(level)}' needs a replica set`);
	}
	const write = body.get("writeConcern");
	if (isDoc(write)) checkWriteConcern(write.get("w") ?? null);
}

/** One machine acknowledges: `w: 1` and "majority" are the same here, and more cannot be had. */
function checkWriteConcern(w: Value): void {
	if (isNumber(w) && toNumber(w) > 1) throw badValue("cannot use 'w' > 1 when a host is not replicated");
	if (typeof w === "string" && w !== "majority") {
		throw badValue(`cannot use non-majority 'w' mode ${w} when a host is not a member of a replica set`);
	}
}
