import { ObjectId } from "bson";
import type { Scope } from "../storage/scope.js";
import { encodeDoc, withIdFirst } from "../values/encode.js";
import type { Value } from "../values/types.js";
import { bulkReply, readBulk, runBulk, type Statement } from "./bulk.js";
import { type Command, namespace } from "./command.js";

export const insert: Command = async (request) => {
	const ns = namespace(request);
	let inserted = 0;
	const errors = await runBulk(
		request,
		readBulk(request, "documents"),
		(statement) => ({ inTransaction: () => insertOne(request.scope, ns, statement) }),
		() => {
			inserted++;
		},
	);
	return bulkReply(inserted, [], errors);
};

function insertOne(scope: Scope, ns: string, { doc, raw }: Statement): void {
	const id = doc.get("_id");
	if (id !== undefined) {
		scope.documents.insert(ns, doc, withIdFirst(raw, doc));
	} else {
		const whole = new Map<string, Value>([["_id", new ObjectId()], ...doc]);
		scope.documents.insert(ns, whole, encodeDoc(whole));
	}
}
