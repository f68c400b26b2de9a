import { ObjectId } from "bson";
import type { Store } from "../store.js";
import { encodeDoc, withIdFirst } from "../values/encode.js";
import type { Value } from "../values/types.js";
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
		store.documents.insert(ns, doc, withIdFirst(raw, doc));
	} else {
		const whole = new Map<string, Value>([["_id", new ObjectId()], ...doc]);
		store.documents.insert(ns, whole, encodeDoc(whole));
	}
}
