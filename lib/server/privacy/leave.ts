import "server-only";
import { isOpen, ORDER_STATUSES } from "@/lib/domain/order-states";
import { Order } from "@/models/order";
import { Payment } from "@/models/payment";
import { User } from "@/models/user";
import { confirmPassword } from "../accounts/change-password";
import { connectDatabase } from "../database/connect";
import { dropSession } from "../http/session";
import { repeat } from "../jobs/repeat";
import { signal } from "../live/signals";
import { sessionsOf } from "../live/topics";
import { log } from "../log/log";
import { clock } from "../platform/clock";
import { ShopError } from "../platform/errors";
import { eraseCustomer } from "./erase";

/** An order older than this has arrived, whatever its status says; it does not hold anyone back. */
const ON_ITS_WAY_MS = 24 * 3_600_000;
const SWEEP_MS = 600_000;
/** Longer than a sweep takes; two at once would only do the same twice. */
const LEASE_MS = 60_000;

const OPEN_STATUSES = ORDER_STATUSES.filter(isOpen);

async function refuseWhileOrdersAreOpen(customerId: string): Promise<void> {
	const recently = { $gt: new Date(clock.now().getTime() - ON_ITS_WAY_MS) };
	if (await Order.exists({ user: customerId, createdAt: recently, status: { $in: OPEN_STATUSES } })) {
		throw new ShopError(
			"conflict",
			"An order of yours is on its way. You can delete your account once it has arrived.",
		);
	}
	if (await Payment.exists({ user: customerId, createdAt: recently, isOpen: true })) {
		throw new ShopError(
			"conflict",
			"A payment of yours is still being checked. Please try again in an hour.",
		);
	}
}

/**
 * Deletes the account of a customer who knows its password. From then on nobody can sign in to it; its traces are
 * erased at once, and by the sweep if that is interrupted.
 * Errors: `invalid` for a wrong password, `conflict` while an order or payment is open.
 */
export async function leave(customerId: string, currentPassword: string): Promise<void> {
	await confirmPassword(customerId, currentPassword);
	await refuseWhileOrdersAreOpen(customerId);
	await User.updateOne(
		{ _id: customerId },
		{
			$set: { leavingAt: clock.now(), passwordHash: "none" },
			$unset: { verification: 1, reset: 1 },
			$inc: { sessionVersion: 1 },
		},
	);
	signal(sessionsOf(customerId));
	await dropSession("customer");
	await eraseCustomer(customerId).catch((error: unknown) => {
		log.error({ err: error, customer: customerId }, "an account's traces will be erased again");
	});
}

/** Erases what is left of everyone who has left. */
export async function sweepLeavers(): Promise<void> {
	await connectDatabase();
	const leavers = await User.find({ leavingAt: { $gt: new Date(0) } })
		.select("_id")
		.lean();
	for (const { _id } of leavers) await eraseCustomer(String(_id));
}

/** Erases what an interrupted departure has left, at start and every ten minutes. */
export function startLeaverSweep(): void {
	repeat({ name: "the sweep of departures", everyMs: SWEEP_MS, leaseMs: LEASE_MS, work: sweepLeavers });
}
