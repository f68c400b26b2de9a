import { ObjectId } from "bson";
import { badValue } from "../errors.js";
import type { Store } from "../store.js";
import { encodeDoc, withIdFirst } from "../values/encode.js";
import { typeName, type Value } from "../values/types.js";
import { bulkReply, readBulk, runBulk, type Statement } from "./bulk.js";
import { type Command, namespace } from "./command.js";

export const insert: Command = async (request) => {
	const ns = namespace(request);
	let inserted = 0;
	const errors = await runBulk(
		request.store,
		readBulk(request, "documents"),
		(statement) => ({ inTransaction: () => insertOne(request.store, ns, statement) }),
		() => {
			inserted++;
		},
	);
	return bulkReply(inserted, [], errors);
};

function insertOne(store: Store, ns: string, { doc, raw }: Statement): void {
	const id = doc.get("_id");
	if (id !== undefined) {
		assertUsableId(id);
		store.documents.insert(ns, doc, withIdFirst(raw, doc));
	} else {
		const whole = new Map<string, Value>([["_id", new ObjectId()], ...doc]);
		store.documents.insert(ns, whole, encodeDoc(whole));
	}
}

/** @throws MongoError for a value that cannot be an `_id` */
function assertUsableId(id: Value): void {
	const type = typeName(id);
	if (type !== "array" && type !== "regex") return;
	throw badValue(`The '_id' value cannot be of type ${type}`);
}
