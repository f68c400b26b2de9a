import { Int32 } from "bson";
import { evaluateVariables } from "../aggregate/expression.js";
import type { Variables } from "../aggregate/variables.js";
import { MongoError } from "../errors.js";
import type { Pace } from "../query/pace.js";
import type { Scope } from "../storage/scope.js";
import type { Store } from "../store.js";
import { type Doc, typeName, type Value } from "../values/types.js";

/** A command as it arrived. */
export interface Request {
	readonly name: string;
	readonly db: string;
	readonly body: Doc;
	/** Lists of documents that came as sections of their own, as bytes. */
	readonly sequences: ReadonlyMap<string, readonly Buffer[]>;
	readonly store: Store;
	/** What it reads and writes: the store, or a transaction. */
	readonly scope: Scope;
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
