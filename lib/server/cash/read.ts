import "server-only";
import { Types } from "mongoose";
import type { RiderCash as RidersCash } from "@/lib/domain/cash";
import { startOfDay } from "@/lib/domain/dates";
import type { CashInHand } from "@/lib/domain/delivery";
import { Order } from "@/models/order";
import { RiderCash, type RiderCashDoc } from "@/models/rider-cash";
import { TeamMember, type TeamMemberDoc } from "@/models/team-member";
import { connectDatabase } from "../database/connect";
import { clock } from "../platform/clock";

type Collected = { rider: string; amount: number; name: string };

/** What riders took at the door since ever, in rupees: the sum of what stands on the orders. */
async function readCollected(rider?: string): Promise<Collected[]> {
	const sums = await Order.aggregate<{ _id: Types.ObjectId; amount: number; name: string }>([
		{ $match: { "collected.rider": rider ? new Types.ObjectId(rider) : { $exists: true } } },
		{
			$group: {
				_id: "$collected.rider",
				amount: { $sum: "$collected.amount" },
				name: { $last: "$collected.name" },
			},
		},
	]);
	return sums.map(({ _id, amount, name }) => ({ rider: String(_id), amount, name }));
}

/** What a rider holds, in rupees. `doc` was read before what was collected, so that it is never below 0. */
export function outstandingOf(doc: Pick<RiderCashDoc, "handedOver"> | null | undefined, collected: number) {
	return collected - (doc?.handedOver ?? 0);
}

/** The cash of a rider as the day shows it: what they began with and took since, and what of it the shop has. */
function cashInHand(doc: RiderCashDoc | null | undefined, collected: number): CashInHand {
	const today = startOfDay(clock.shopNow());
	const outstanding = outstandingOf(doc, collected);
	const handedOver = (doc?.handovers ?? [])
		.filter(({ at }) => at >= today)
		.reduce((sum, { expected }) => sum + expected, 0);
	return { collected: outstanding + handedOver, handedOver, outstanding };
}

const NOTHING: CashInHand = { collected: 0, handedOver: 0, outstanding: 0 };

/** What one rider has collected since ever, in rupees. */
export async function collectedBy(rider: string): Promise<number> {
	const [sum] = await readCollected(rider);
	return sum?.amount ?? 0;
}

/**
 * What each rider holds, who holds most first: those who may ride, and whoever holds something or handed something over
 * today. Law: outstanding = collected − handedOver, never below 0.
 */
export async function readRidersCash(): Promise<RidersCash[]> {
	await connectDatabase();
	// In this order: nothing is handed over that was not collected before.
	const docs = await RiderCash.find().lean<RiderCashDoc[]>();
	const [collected, riders] = await Promise.all([
		readCollected(),
		TeamMember.find({ role: "rider", isActive: true }).select("name").lean<TeamMemberDoc[]>(),
	]);
	const names = new Map([
		...collected.map(({ rider, name }) => [rider, name] as const),
		...riders.map(({ _id, name }) => [String(_id), name] as const),
	]);
	const active = new Set(riders.map(({ _id }) => String(_id)));
	return [...names]
		.map(([_id, name]) => {
			const doc = docs.find((one) => String(one._id) === _id);
			const amount = collected.find(({ rider }) => rider === _id)?.amount ?? 0;
			return { rider: { _id, name }, ...cashInHand(doc, amount) };
		})
		.filter(({ rider, collected: held }) => active.has(rider._id) || held > 0)
		.sort(
			(one, other) => other.outstanding - one.outstanding || one.rider.name.localeCompare(other.rider.name),
		);
}

/** The cash of one rider; of all of them together where none is named. */
export async function readCash(rider: string | null): Promise<CashInHand> {
	if (rider !== null) {
		const doc = await RiderCash.findById(rider).lean<RiderCashDoc>();
		return cashInHand(doc, await collectedBy(rider));
	}
	return (await readRidersCash()).reduce(
		(sum, { collected, handedOver, outstanding }) => ({
			collected: sum.collected + collected,
			handedOver: sum.handedOver + handedOver,
			outstanding: sum.outstanding + outstanding,
		}),
		NOTHING,
	);
}
