import "server-only";
import { Types } from "mongoose";
import type { ActionOutcome, AuditEntry, FieldChange, Seller, SellerActionKind } from "@/lib/team/rules";
import { type Place, placeText } from "@/lib/text/fields";
import { SellerAction, type SellerActionDoc } from "@/models/team";
import { commit, insertion, type Write } from "../database/commit";
import { belowPlace } from "../database/queries";
import { clock } from "../platform/clock";
import { ShopError } from "../platform/errors";

export type Action = {
	kind: SellerActionKind;
	subject?: string;
	subjectId?: string;
	changes?: FieldChange[];
};

function entryOf({ name: by, email }: Seller, action: Action, outcome: ActionOutcome): SellerActionDoc {
	const line = { subject: "", changes: [], by, email, at: clock.now(), outcome };
	return { _id: new Types.ObjectId(), ...line, ...action };
}

/** The entry of an action that is done in the same commit; what is known only while that runs is said by a function. */
export function recordWrite(seller: Seller, action: Action | (() => Action)): Write {
	return {
		run: (session) => {
			const said = typeof action === "function" ? action() : action;
			return insertion(SellerAction, entryOf(seller, said, "done")).run(session);
		},
	};
}

/** The entries of many actions that are done in the same commit. */
export function recordWrites(seller: Seller, actions: readonly Action[]): Write[] {
	const entries = actions.map((action) => entryOf(seller, action, "done"));
	return entries.length > 0 ? [insertion(SellerAction, ...entries)] : [];
}

/** Does what a commit records that it was done, and records where it was refused. Throws what `work` throws. */
export async function recordingRefusals<Done>(
	seller: Seller,
	action: Action,
	work: () => Promise<Done>,
): Promise<Done> {
	try {
		return await work();
	} catch (error) {
		if (error instanceof ShopError)
			await commit([insertion(SellerAction, entryOf(seller, action, "refused"))]);
		throw error;
	}
}

/** Commits these writes with their entry in the record; refused, that stands there. */
export async function commitRecorded(
	seller: Seller,
	action: Action,
	...writes: readonly Write[]
): Promise<void> {
	await recordingRefusals(seller, action, () => commit([...writes, recordWrite(seller, action)]));
}

/** Writes down what the seller does that changes nothing else. No entry is removed, or changed but for the name of who leaves. */
export async function audit(seller: Seller, action: Action): Promise<void> {
	await commit([recordWrite(seller, action)]);
}

function toRecorded(doc: SellerActionDoc): AuditEntry {
	return {
		_id: String(doc._id),
		at: doc.at.toISOString(),
		by: doc.by,
		kind: doc.kind,
		subject: doc.subject,
		subjectId: doc.subjectId ?? null,
		changes: doc.changes.map(({ field, before, after }) => ({ field, before, after })),
		outcome: doc.outcome,
	};
}

/** What was done to a field since a moment, oldest first: when, to what, and what stood there before. */
export async function readChangesSince(
	since: Date,
	kind: SellerActionKind,
	field: string,
): Promise<{ at: Date; subjectId: string; before: string }[]> {
	const docs = await SellerAction.find({ kind, at: { $gte: since }, outcome: { $ne: "refused" } })
		.sort({ at: 1, _id: 1 })
		.select("at subjectId changes")
		.lean<Pick<SellerActionDoc, "at" | "subjectId" | "changes">[]>();
	return docs.flatMap(({ at, subjectId, changes }) => {
		const change = changes.find((one) => one.field === field);
		return subjectId && change ? [{ at, subjectId, before: change.before }] : [];
	});
}

/** The record, newest first, at most `limit` entries below the place that was asked for. */
export async function readAuditLog(
	limit: number,
	place?: Place,
): Promise<{ actions: AuditEntry[]; older: string | null }> {
	const docs = await SellerAction.find(place ? belowPlace("at", place) : {})
		.sort({ at: -1, _id: -1 })
		.limit(limit + 1)
		.lean<SellerActionDoc[]>();
	const actions = docs.slice(0, limit).map(toRecorded);
	const last = actions.at(-1);
	return { actions, older: docs.length > limit && last ? placeText(last.at, last._id) : null };
}
