import "server-only";
import { Types } from "mongoose";
import { connectDatabase } from "@/lib/server/database/connect";
import { isDuplicate } from "@/lib/server/database/errors";
import { clock } from "@/lib/server/platform/clock";
import { CreditAccount, type CreditAccountDoc, type CreditEntryDoc } from "@/models/credit-account";
import type { OrderDoc } from "@/models/order";
import type { Credit } from "../refund";
import { type Entry, standingOf } from "../rules";

/** A customer's id. */
type Customer = Types.ObjectId | string;

async function accountOf(customer: Customer): Promise<CreditAccountDoc | null> {
	await connectDatabase();
	return CreditAccount.findById(customer).lean<CreditAccountDoc>();
}

/** What the customer can pay with credit now, in rupees. */
export async function balanceOf(customer: Customer): Promise<number> {
	await connectDatabase();
	const account = await CreditAccount.findById(customer).select("balance").lean<CreditAccountDoc>();
	return account?.balance ?? 0;
}

/** The customer's credit with all its movements, the newest first. */
export async function readCredit(customer: Customer): Promise<Credit> {
	const account = await accountOf(customer);
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

/** Gives credit (rupees above 0) for what `key` names: once, however often it is said. One write. */
export async function giveCredit(
	customer: Customer,
	{ amount, ...entry }: Pick<CreditEntryDoc, "key" | "amount" | "reason" | "order">,
): Promise<void> {
	await connectDatabase();
	const given = { $inc: { balance: amount }, $push: { entries: { ...entry, amount, at: clock.shopNow() } } };
	const without = { _id: new Types.ObjectId(customer), "entries.key": { $ne: entry.key } };
	const write = (upsert: boolean) => CreditAccount.updateOne(without, given, { upsert });
	try {
		await write(true);
	} catch (error) {
		// The account is there: made in the same moment, or with this entry in it.
		if (!isDuplicate(error)) throw error;
		await write(false);
	}
}

/** What orders move of their customers' credit, under which key of the account. */

/** The key under which an order takes the credit that it is made with: known before the order is there. */
export const orderCreditKey = (idempotencyKey: string) => `order:${idempotencyKey}`;

/** The key under which a reversal takes credit. */
export const undoKey = ({ _id }: Pick<OrderDoc, "_id">, of: number) => `undo:${_id}:${of}`;

/** What an entry moves of its customer's credit, in rupees: below 0 what it takes. Null for any other. */
export function creditMovement(order: OrderDoc, entry: Entry): { key: string; amount: number } | null {
	const { _id, ledger } = order;
	if (entry.kind === "paid" && entry.via === "credit") {
		// Where it was gone, nothing was ever taken.
		if (!standingOf(ledger).includes(entry)) return null;
		return { key: orderCreditKey(order.idempotencyKey), amount: -entry.amount };
	}
	if (entry.kind === "returned" && entry.via === "credit")
		return { key: `refund:${entry.refund}`, amount: entry.amount };
	if (entry.kind === "gift") return { key: `gift:${_id}:${entry.n}`, amount: entry.amount };
	if (entry.kind !== "reversed" || !standingOf(ledger).includes(entry)) return null;
	const of = ledger[entry.of - 1];
	const isGiven = of?.kind === "gift" || (of?.kind === "returned" && of.via === "credit");
	return isGiven ? { key: undoKey(order, entry.of), amount: -of.amount } : null;
}
