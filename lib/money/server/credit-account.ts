import "server-only";
import { Types } from "mongoose";
import { connectDatabase } from "@/lib/server/database/connect";
import { isDuplicate } from "@/lib/server/database/duplicates";
import { clock } from "@/lib/server/platform/clock";
import { CreditAccount, type CreditAccountDoc, type CreditEntryDoc } from "@/models/credit-account";
import type { Credit } from "../credit";

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
