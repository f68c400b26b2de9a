import "server-only";
import { randomInt } from "node:crypto";
import { Types } from "mongoose";
import { insertOrder, type Unprojected } from "@/lib/money/server/save-order";
import type { OrderDoc } from "@/models/order";
import { searchWordsOf } from "../rules/order-search";

/** What whoever makes an order says of it; the rest follows. */
export type NewOrder = Omit<
	Unprojected,
	| "_id"
	| "searchWords"
	| "revision"
	| "hasOpenConsequences"
	| "isPlacingFollowed"
	| "untoldStepAt"
	| "untoldRiderAt"
	| "handoverCode"
	| "rider"
	| "assignments"
	| "riderSteps"
	| "openLedgerAt"
	| "ledgerHeard"
>;

const CODE_DIGITS = 4;

/** A code for the door, such as `0471`. */
function newHandoverCode(): string {
	return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0");
}

/** Makes an order: one atomic insert. Rejects with the database's error where a unique index refuses it. */
export async function makeOrder(fields: NewOrder): Promise<OrderDoc> {
	const _id = new Types.ObjectId();
	return insertOrder({
		_id,
		...fields,
		searchWords: searchWordsOf({ _id, ...fields }),
		handoverCode: newHandoverCode(),
		revision: 0,
		hasOpenConsequences: true,
	});
}
