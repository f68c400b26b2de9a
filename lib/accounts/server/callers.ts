import "server-only";
import { Types } from "mongoose";
import {
	change,
	changeIfThere,
	changeOfAll,
	presence,
	removal,
	upsertion,
	type Write,
} from "@/lib/server/database/commit";
import { retryOnDuplicate } from "@/lib/server/database/errors";
import { clock } from "@/lib/server/platform/clock";
import { Account, type AccountDoc } from "@/models/account";
import type { UserDoc } from "@/models/accounts";
import { Caller, type CallerDoc } from "@/models/callers";
import { Order, type OrderDoc } from "@/models/order";
import { Pool, type Taken } from "@/models/order-parts";
import { ContactMessage } from "@/models/shop";
import { SellerAction } from "@/models/team";

/** Whoever calls is known by their number, and is the customer whose account has it, where one has. */

/** The caller at this number (`+923001234567`); null where nobody has called from it, and no account has it. */
export async function findNumber(phone: string): Promise<CallerDoc | null> {
	return Caller.findOne({ phone }).lean<CallerDoc>();
}

/** The caller at this number, made where there is none. */
export async function openCaller(phone: string): Promise<CallerDoc> {
	const found = await findNumber(phone);
	if (found) return found;
	const fields = { _id: new Types.ObjectId(), createdAt: clock.now() };
	await retryOnDuplicate(() => Caller.updateOne({ phone }, { $setOnInsert: fields }, { upsert: true }));
	return (await findNumber(phone)) ?? openCaller(phone);
}

type Whose = Pick<CallerDoc, "_id" | "account">;

/** The caller as long as the number is still whose it was read to be. */
function asRead({ _id, account }: Whose) {
	return { _id, account: account ?? { $exists: false } };
}

/** The number became an account's, or another one's, while something was made for whoever calls from it. */
export class NumberMoved extends Error {}

/** Something of this caller's is made, who is called so: only while their number is still whose it was. */
export function callerOrders(caller: CallerDoc, name: string): Write {
	const update = { $set: { name }, $inc: { revision: 1 } };
	return change(Caller, asRead(caller), update, () => new NumberMoved());
}

/** The number is nobody's any more: whoever calls from it then is somebody new, and what was written from it is not theirs. */
export function releasing(account: Types.ObjectId | string): Write {
	const formerly = new Types.ObjectId(account);
	return {
		run: async (session) => {
			const caller = await Caller.findOneAndDelete({ account: formerly }, { session }).lean<CallerDoc>();
			if (!caller) return true;
			const written = { phone: caller.phone, whatsAppId: { $exists: true }, formerly: { $exists: false } };
			await ContactMessage.updateMany(written, { $set: { formerly } }, { session });
			return true;
		},
	};
}

/** What was written from a number that comes back to its account is its own again, as long as it is its number. */
function takingBack(account: Types.ObjectId, phone: string): Write {
	return changeOfAll(ContactMessage, { formerly: account, phone }, { $unset: { formerly: 1 } });
}

/** What of a pool was taken by the caller is taken by the account: a coupon's uses are counted a customer. */
function movedTo(account: Types.ObjectId, caller: Types.ObjectId, taken: readonly Taken[]) {
	const ofCaller = (pool: string) => pool.endsWith(`:${caller}`);
	const renamed = (pool: string) => pool.replace(`:${caller}`, `:${account}`);
	return {
		taken: taken.map(({ pool, n }) => ({ pool: ofCaller(pool) ? renamed(pool) : pool, n })),
		moves: taken
			.filter(({ pool }) => ofCaller(pool))
			.map(({ pool, n }) => ({ from: pool, to: renamed(pool), n })),
	};
}

function poolWrites(moves: readonly { from: string; to: string; n: number }[]): Write[] {
	return moves.flatMap(({ from, to, n }) => [
		change(Pool, { _id: from }, { $inc: { taken: -n } }),
		upsertion(Pool, { _id: to }, { $inc: { taken: n } }),
	]);
}

/** What the record has of a caller is of the account: it loses its name with it. */
function recordMoved(caller: Types.ObjectId, account: Types.ObjectId): Write {
	const about = { kind: "customer-changed", subjectId: String(caller) } as const;
	const moved = { $set: { subjectId: String(account) } };
	return changeOfAll(SellerAction, about, moved, { overwriteImmutable: true });
}

/** What the owner wrote down of a caller, and decided of their cash, is the account's, where that has nothing of its own. */
async function knownWrites(caller: Types.ObjectId, account: Types.ObjectId): Promise<Write[]> {
	const former = await Account.findById(caller).lean<AccountDoc>();
	if (!former) return [];
	const { revision, note, cashRule } = former;
	const isOpen = (field: "note" | "cashRule", ...blank: string[]) => {
		return { _id: account, [field]: { $in: [null, ...blank] } };
	};
	return [
		presence(Account, { _id: account }, { balance: 0, revision: 0 }),
		...(note ? [changeIfThere(Account, isOpen("note", ""), { $set: { note } })] : []),
		...(cashRule ? [changeIfThere(Account, isOpen("cashRule", "usual"), { $set: { cashRule } })] : []),
		removal(Account, { _id: caller, revision }),
		recordMoved(caller, account),
	];
}

type Joiner = Pick<UserDoc, "_id"> & Partial<Pick<UserDoc, "email" | "language">>;

/**
 * The writes by which a caller becomes this account: their number is its own, and every order from it is its order, once,
 * since the caller is as it was read. Gives how many orders join.
 */
export async function joiningWrites(
	caller: CallerDoc,
	{ _id: account, email = "" }: Joiner,
): Promise<{ joined: number; writes: Write[] }> {
	if (caller.account)
		return { joined: 0, writes: [change(Caller, asRead(caller), { $inc: { revision: 1 } })] };
	const orders = await Order.find({ user: caller._id })
		.select("taken revision")
		.lean<Pick<OrderDoc, "_id" | "taken" | "revision">[]>();
	const own = { user: account, "customer.email": email };
	const joins = orders.flatMap(({ _id, taken, revision }) => {
		const { taken: now, moves } = movedTo(account, caller._id, taken);
		const joined = { $set: { ...own, taken: now }, $unset: { isCallers: 1 as const }, $inc: { revision: 1 } };
		return [change(Order, { _id, user: caller._id, revision }, joined), ...poolWrites(moves)];
	});
	return {
		joined: orders.length,
		writes: [
			change(
				Caller,
				{ ...asRead(caller), revision: caller.revision },
				{ $set: { account }, $inc: { revision: 1 } },
			),
			...joins,
			takingBack(account, caller.phone),
			...(await knownWrites(caller._id, account)),
			// Whoever decides by the account's orders looks again; the caller's own account never held money.
			changeIfThere(Account, { _id: account }, { $inc: { revision: 1 } }),
		],
	};
}
