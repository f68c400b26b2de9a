import "server-only";
import type { z } from "zod";
import type { deleteAccountSchema } from "@/lib/accounts/schema";
import { releasing } from "@/lib/accounts/server/callers";
import { confirmCustomer, type Proof } from "@/lib/accounts/server/change-password";
import { openAccount } from "@/lib/money/server/account";
import { isOpen, ORDER_STATUSES } from "@/lib/orders/rules/order-states";
import { change, decided } from "@/lib/server/database/commit";
import { dropSession } from "@/lib/server/http/session";
import { repeat } from "@/lib/server/jobs/repeat";
import { sessionsOf, signal } from "@/lib/server/live/signals";
import { log } from "@/lib/server/log/log";
import { clock } from "@/lib/server/platform/clock";
import { ShopError } from "@/lib/server/platform/errors";
import { formatRupees } from "@/lib/text/money";
import { Account } from "@/models/account";
import { User, type UserDoc } from "@/models/accounts";
import { Order, type OrderDoc } from "@/models/order";
import { Payment } from "@/models/payments";
import { eraseCustomer } from "./erase";

const SWEEP_MS = 600_000;
/** Longer than a sweep takes; two at once would only do the same twice. */
const LEASE_MS = 60_000;

const OPEN_STATUSES = ORDER_STATUSES.filter(isOpen);

function refuse(message: string): ShopError {
	return new ShopError("conflict", message);
}

async function refuseWhileOrdersAreOpen(user: string): Promise<void> {
	if (await Order.exists({ user, status: { $in: OPEN_STATUSES } }))
		throw refuse("An order of yours is on its way. You can delete your account once it has arrived.");
	if (await Payment.exists({ user, isOpen: true }))
		throw refuse("A payment of yours is still being checked. Please try again in an hour.");
}

/** Refuses while money is due to them, or they have credit which they have not given up. */
async function refuseWhileMoneyIsOpen(user: string, credit: number, giveUpCredit: boolean): Promise<void> {
	const owing = await Order.find({ user, dueSince: { $gt: new Date(0) } })
		.select("due")
		.lean<Pick<OrderDoc, "due">[]>();
	const due = owing.flatMap((order) => order.due).reduce((sum, { amount }) => sum + amount, 0);
	if (due > 0)
		throw refuse(
			`${formatRupees(due)} still has to go back to you. You can delete your account once you have it.`,
		);
	if (credit > 0 && !giveUpCredit)
		throw refuse(
			`You have ${formatRupees(credit)} of credit, which goes with your account. Please say that you give it up.`,
		);
}

/**
 * Deletes the account of a customer who knows its password, or has a code where there is none. From then on nobody can sign in to it; its traces are
 * erased at once, and by the sweep if that is interrupted.
 * Errors: `invalid` for a wrong password or code, `conflict` while an order or payment is open, money is due, or there is credit
 * that is not given up.
 */
export async function leave(
	customerId: string,
	{ giveUpCredit, ...proof }: Proof & Pick<z.output<typeof deleteAccountSchema>, "giveUpCredit">,
): Promise<void> {
	const { writes: used } = await confirmCustomer(customerId, proof);
	await decided(async () => {
		const { _id, revision, balance } = await openAccount(customerId);
		await refuseWhileOrdersAreOpen(customerId);
		await refuseWhileMoneyIsOpen(customerId, balance, giveUpCredit);
		const leavingAt = clock.now();
		const user = await User.findById(customerId).select("phone").lean<Pick<UserDoc, "phone">>();
		const formerPhone = user?.phone;
		return {
			writes: [
				...used,
				// Whatever they have ordered or begun to pay since is looked at again.
				change(Account, { _id, revision }, { $set: { leavingAt }, $inc: { revision: 1 } }),
				change(
					User,
					{ _id: customerId, phone: formerPhone ?? { $exists: false } },
					{
						$set: { leavingAt, passwordHash: "none", ...(formerPhone && { formerPhone }) },
						$unset: { verification: 1, reset: 1, newEmail: 1, phone: 1, isPhoneUnproved: 1 },
						$inc: { sessionVersion: 1 },
					},
				),
				releasing(customerId),
			],
		};
	});
	signal(sessionsOf(customerId));
	await dropSession("customer");
	await eraseCustomer(customerId).catch((error: unknown) => {
		log.error({ err: error, customer: customerId }, "an account's traces will be erased again");
	});
}

/** Erases what is left of everyone who has left. */
export async function sweepLeavers(): Promise<void> {
	const leavers = await User.find({ leavingAt: { $gt: new Date(0) } })
		.select("_id")
		.lean();
	for (const { _id } of leavers) await eraseCustomer(String(_id));
}

/** Erases what an interrupted departure has left, at start and every ten minutes. */
export function startLeaverSweep(): void {
	repeat({ name: "the sweep of departures", everyMs: SWEEP_MS, leaseMs: LEASE_MS, work: sweepLeavers });
}
