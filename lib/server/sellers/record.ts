import "server-only";
import { type Place, placeText } from "@/lib/domain/list-place";
import type { FieldChange, RecordedAction, SellerActionKind } from "@/lib/domain/seller-record";
import { SellerAction, type SellerActionDoc } from "@/models/seller-action";
import { connectDatabase } from "../db";
import { belowPlace } from "../paging";
import type { Seller } from "./seller";

type Action = {
	kind: SellerActionKind;
	subject?: string;
	subjectId?: string;
	changes?: FieldChange[];
};

/** Writes down what the seller has just done. There is no way to change or remove an entry. */
export async function recordAction(seller: Seller, action: Action): Promise<void> {
	await connectDatabase();
	await SellerAction.create({ subject: "", changes: [], ...action, by: seller.email, at: new Date() });
}

function toRecorded(doc: SellerActionDoc): RecordedAction {
	return {
		_id: String(doc._id),
		at: doc.at.toISOString(),
		by: doc.by,
		kind: doc.kind,
		subject: doc.subject,
		subjectId: doc.subjectId ?? null,
		changes: doc.changes.map(({ field, before, after }) => ({ field, before, after })),
	};
}

/** The record, newest first, at most `limit` entries below the place that was asked for. */
export async function readRecord(
	limit: number,
	place?: Place,
): Promise<{ actions: RecordedAction[]; older: string | null }> {
	await connectDatabase();
	const docs = await SellerAction.find(place ? belowPlace("at", place) : {})
		.sort({ at: -1, _id: -1 })
		.limit(limit + 1)
		.lean<SellerActionDoc[]>();
	const actions = docs.slice(0, limit).map(toRecorded);
	const last = actions.at(-1);
	return { actions, older: docs.length > limit && last ? placeText(last.at, last._id) : null };
}
