import "server-only";
import { sha256 } from "@/lib/server/platform/crypto";
import { numberField } from "@/lib/text/fields";
import { User } from "@/models/accounts";
import { Caller } from "@/models/callers";
import { Order, type OrderDoc } from "@/models/order";

/**
 * A change of data that is there already. It may be cut off and begun again at any point, and the version before it
 * goes on working beside it: add, never take away.
 */
export type Step = { name: string; run(onward: () => Promise<void>): Promise<void> };

/** The index of addresses in which every account had one: it would let but one be without. */
const EVERY_ACCOUNT_HAS_ONE = "email_1";

/** Accounts may be without an address: the index that says no address twice is another one. */
export const accountsWithoutEmail: Step = {
	name: "accounts without an address",
	run: async () => {
		const { collection } = User;
		const isThere = async () =>
			(await collection.indexes()).some(({ name }) => name === EVERY_ACCOUNT_HAS_ONE);
		const make = () =>
			collection.createIndex({ email: 1 }, { name: "addresses", unique: true, sparse: true });
		await User.createCollection();
		// Before MongoDB 5 there is but one index of the same fields.
		const isMade = await make().catch(() => null);
		if (await isThere()) await collection.dropIndex(EVERY_ACCOUNT_HAS_ONE);
		if (isMade === null) await make();
	},
};

/** By which an order by phone named its customer before callers had documents. */
const formerId = (phone: string) => sha256(`caller:${phone}`).slice(0, 24);

/** Whoever has ordered by phone becomes a caller under the id that their orders name. */
export const callersByNumber: Step = {
	name: "callers by number",
	run: async (onward) => {
		const older = { takenBy: { $exists: true }, isCallers: { $exists: false } };
		for (const user of await Order.distinct("user", older)) {
			const orders = await Order.find({ ...older, user })
				.sort({ createdAt: -1, _id: -1 })
				.lean<OrderDoc[]>();
			const own = orders.find(({ address }) => formerId(address.phoneNumber) === String(user));
			const phone = numberField.safeParse(own?.address.phoneNumber).data;
			const fields = { _id: user, name: own?.customer.name, createdAt: own?.createdAt };
			if (phone) await Caller.updateOne({ phone }, { $setOnInsert: fields }, { upsert: true });
			await Order.updateMany({ ...older, user }, { $set: { isCallers: true } });
			await onward();
		}
	},
};
