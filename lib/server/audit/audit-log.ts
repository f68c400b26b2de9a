import "server-only";
import type { Types } from "mongoose";
import type { ActionOutcome, AuditEntry, FieldChange, Seller, SellerActionKind } from "@/lib/team/rules";
import { type Place, placeText } from "@/lib/text/fields";
import { SellerAction, type SellerActionDoc } from "@/models/team";
import { connectDatabase } from "../database/connect";
import { belowPlace } from "../database/queries";
import { log } from "../log/log";
import { clock } from "../platform/clock";
import { ShopError } from "../platform/errors";

type Action = {
	kind: SellerActionKind;
	subject?: string;
	subjectId?: string;
	changes?: FieldChange[];
};

async function write(seller: Seller, actions: readonly Action[], outcome: ActionOutcome) {
	await connectDatabase();
	const { name: by, email } = seller;
	const line = { subject: "", changes: [], by, email, at: clock.now(), outcome };
	const docs = await SellerAction.insertMany(actions.map((action) => ({ ...line, ...action })));
	return docs.map(({ _id }) => _id);
}

/** Writes down what the seller does, where nothing can come between. There is no way to change or remove an entry. */
export async function audit(seller: Seller, action: Action): Promise<void> {
	await write(seller, [action], "done");
}

/** Says how begun entries went; one that was settled before stays as it is. What happened is not undone if this fails. */
async function settle(entries: readonly Types.ObjectId[], told: Partial<SellerActionDoc>): Promise<void> {
	try {
		const begun: ActionOutcome = "begun";
		// Past Mongoose, for which every field of an entry is immutable.
		await SellerAction.collection.updateMany({ _id: { $in: [...entries] }, outcome: begun }, { $set: told });
	} catch (error) {
		log.error({ err: error }, "the seller's record could not be told how an action went");
	}
}

/**
 * Does something in the seller's name, so that no crash can keep it out of the record: an entry is written first, then
 * it is done, then the entry is settled with what `told` knows of it. Throws what `act` throws.
 */
export async function audited<Done>(
	seller: Seller,
	action: Action,
	act: () => Promise<Done>,
	told: (done: Done) => Partial<Action> = () => ({}),
): Promise<Done> {
	const entries = await write(seller, [action], "begun");
	try {
		const done = await act();
		await settle(entries, { ...told(done), outcome: "done" });
		return done;
	} catch (error) {
		// Any other failure leaves open whether the change was made.
		if (error instanceof ShopError) await settle(entries, { outcome: "refused" });
		throw error;
	}
}

/** The same for many actions at once; `act` says of each whether it was done. */
export async function auditedMany(
	seller: Seller,
	actions: readonly Action[],
	act: () => Promise<readonly boolean[]>,
): Promise<readonly boolean[]> {
	const entries = await write(seller, actions, "begun");
	const done = await act();
	const those = (isDone: boolean) => entries.filter((_entry, place) => done[place] === isDone);
	await settle(those(true), { outcome: "done" });
	await settle(those(false), { outcome: "refused" });
	return done;
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
		outcome: doc.outcome ?? "done",
	};
}

/** What was done to a field since a moment, oldest first: when, to what, and what stood there before. */
export async function readChangesSince(
	since: Date,
	kind: SellerActionKind,
	field: string,
): Promise<{ at: Date; subjectId: string; before: string }[]> {
	await connectDatabase();
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
	await connectDatabase();
	const docs = await SellerAction.find(place ? belowPlace("at", place) : {})
		.sort({ at: -1, _id: -1 })
		.limit(limit + 1)
		.lean<SellerActionDoc[]>();
	const actions = docs.slice(0, limit).map(toRecorded);
	const last = actions.at(-1);
	return { actions, older: docs.length > limit && last ? placeText(last.at, last._id) : null };
}
