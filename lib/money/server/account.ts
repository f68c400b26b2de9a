import "server-only";
import { type QueryFilter, Types } from "mongoose";
import { change, type Write } from "@/lib/server/database/commit";
import { retryOnDuplicate } from "@/lib/server/database/errors";
import { ShopError } from "@/lib/server/platform/errors";
import { Account, type AccountDoc, type CreditEntryDoc } from "@/models/account";
import type { OrderDoc } from "@/models/order";
import type { Credit } from "../refund";
import type { Entry } from "../rules";

/** A customer's account: their credit, and the number by which orders and payments of theirs are in turn. */

const CREDIT_USED = "The credit of this order was used for another one. This step cannot be taken back.";

/** The customer's credit with all its movements, the newest first. */
export async function readCredit(customer: Types.ObjectId | string): Promise<Credit> {
	const account = await Account.findById(customer).lean<AccountDoc>();
	const entries = (account?.entries ?? []).toReversed();
	return {
		balance: account?.balance ?? 0,
		entries: entries.map(({ amount, reason, order, at }) => ({
			amount,
			reason,
			order: order ? String(order) : null,
			at: at.toISOString(),
		})),
	};
}

/** The customer's account, made where there is none yet. */
export async function openAccount(customer: Types.ObjectId | string): Promise<AccountDoc> {
	const _id = new Types.ObjectId(customer);
	const found = await Account.findById(_id).lean<AccountDoc>();
	if (found) return found;
	await retryOnDuplicate(() =>
		Account.updateOne({ _id }, { $setOnInsert: { balance: 0 } }, { upsert: true }),
	);
	return Account.findById(_id).orFail().lean<AccountDoc>();
}

/**
 * Moves credit by these entries, never below a balance of 0; without any, the account only says that something of the
 * customer's was made. `where` says which account, with its revision where what was decided rests on the customer's orders.
 */
export function accountChange(
	where: QueryFilter<AccountDoc>,
	entries: readonly CreditEntryDoc[],
	refuse?: Write["refuse"],
): Write {
	const sum = entries.reduce((total, { amount }) => total + amount, 0);
	// Each is moved once.
	const isNew = entries.length > 0 ? { "entries.key": { $nin: entries.map(({ key }) => key) } } : {};
	return change(
		Account,
		{ ...where, ...isNew, ...(sum < 0 ? { balance: { $gte: -sum } } : {}) },
		{
			$inc: { balance: sum, revision: 1 },
			...(entries.length > 0 ? { $push: { entries: { $each: [...entries] } } } : {}),
		},
		refuse,
	);
}

/** Gives back the credit that an undecided payment had used: as if it had not. */
export function creditRelease(customer: Types.ObjectId, key: string, amount: number): Write {
	return change(
		Account,
		{ _id: customer, "entries.key": key },
		{ $inc: { balance: amount, revision: 1 }, $pull: { entries: { key } } },
	);
}

/** The credit that a payment had used is its order's. */
export function creditClaim(where: QueryFilter<AccountDoc>, key: string, order: Types.ObjectId): Write {
	return change(
		Account,
		{ ...where, "entries.key": key },
		{ $inc: { revision: 1 }, $set: { "entries.$.order": order } },
	);
}

/** The key under which an order takes the credit that it is made with: known before the order is there. */
export const orderCreditKey = (idempotencyKey: string) => `order:${idempotencyKey}`;

type Owner = Pick<OrderDoc, "_id" | "idempotencyKey" | "ledger">;

/** What an entry of an order's ledger moves of its customer's credit; null for any other. */
export function creditMovement({ _id, idempotencyKey, ledger }: Owner, entry: Entry): CreditEntryDoc | null {
	const about = { order: _id, at: entry.at };
	if (entry.kind === "paid" && entry.via === "credit")
		return { key: orderCreditKey(idempotencyKey), amount: -entry.amount, reason: "order", ...about };
	if (entry.kind === "returned" && entry.via === "credit")
		return { key: `refund:${entry.refund}`, amount: entry.amount, reason: entry.reason, ...about };
	if (entry.kind === "gift")
		return { key: `gift:${_id}:${entry.n}`, amount: entry.amount, reason: "late", ...about };
	if (entry.kind !== "reversed") return null;
	const of = ledger[entry.of - 1];
	const isGiven = of?.kind === "gift" || (of?.kind === "returned" && of.via === "credit");
	return isGiven ? { key: `undo:${_id}:${entry.of}`, amount: -of.amount, reason: "order", ...about } : null;
}

/** The write of the credit that an order's new entries move; none where they move none. */
export async function creditWrites(order: OrderDoc, entries: readonly Entry[]): Promise<Write[]> {
	const moved = entries.flatMap((entry) => creditMovement(order, entry) ?? []);
	if (moved.length === 0) return [];
	const { _id } = await openAccount(order.user);
	return [accountChange({ _id }, moved, () => new ShopError("conflict", CREDIT_USED))];
}
