import "server-only";
import { Types } from "mongoose";
import { type CashInHand, RIDER_NOT_FOUND } from "@/lib/riders/rules";
import { recordingRefusals, recordWrite } from "@/lib/server/audit/audit-log";
import { commit, insertion } from "@/lib/server/database/commit";
import { isDuplicate } from "@/lib/server/database/errors";
import { deliveriesOf, SELLER_NEWS, signal } from "@/lib/server/live/signals";
import { clock } from "@/lib/server/platform/clock";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import { beganToday } from "@/lib/shop/server/read";
import type { Seller } from "@/lib/team/rules";
import { formatRupees } from "@/lib/text/money";
import { Handover, type HandoverDoc } from "@/models/account";
import { Order } from "@/models/order";
import { TeamMember, type TeamMemberDoc } from "@/models/team";
import type { HandoverResult, RiderCash } from "../cash";
import type { HandoverInput } from "../schema";

/** Below every id. */
const FIRST_ID = new Types.ObjectId("0".repeat(24));

type Sum = { rider: string; amount: number; name: string };
type Which = { rider?: string; until?: Date };

/** What riders took of orders whose cash stands in this field. */
async function sumCollected(field: "collected" | "collectedLater", { rider, until }: Which): Promise<Sum[]> {
	const which = {
		// By the index, as `$exists` is not for an array.
		[`${field}.rider`]: rider ? new Types.ObjectId(rider) : { $gt: FIRST_ID },
		...(until ? { [`${field}.at`]: { $lt: until } } : {}),
	};
	const sums = await Order.aggregate<{ _id: Types.ObjectId; amount: number; name: string }>([
		{ $match: which },
		// The second match counts of each order what was asked for alone.
		...(field === "collectedLater" ? [{ $unwind: `$${field}` }, { $match: which }] : []),
		{
			$group: {
				_id: `$${field}.rider`,
				amount: { $sum: `$${field}.amount` },
				name: { $last: `$${field}.name` },
			},
		},
	]);
	return sums.map(({ _id, amount, name }) => ({ rider: String(_id), amount, name }));
}

/** What riders took at the door since ever, or until a moment, in rupees: the sum of what stands in the orders' ledgers. */
export async function readCollected(which: Which = {}): Promise<Sum[]> {
	const [first, later] = await Promise.all([
		sumCollected("collected", which),
		sumCollected("collectedLater", which),
	]);
	const riders = new Map(first.map((sum) => [sum.rider, sum]));
	for (const { amount, ...sum } of later)
		riders.set(sum.rider, { ...sum, amount: amount + (riders.get(sum.rider)?.amount ?? 0) });
	return [...riders.values()];
}

/** The last handover of a rider, or the last one before a moment; null where there was none. */
export async function lastHandover(
	rider: string | Types.ObjectId,
	until?: Date,
): Promise<HandoverDoc | null> {
	return Handover.findOne({ rider, ...(until ? { at: { $lt: until } } : {}) })
		.sort({ n: -1 })
		.lean<HandoverDoc>();
}

/** What each rider has handed over since ever, and since the day began; rupees. */
async function readHandedOver(rider?: string): Promise<Map<string, { total: number; today: number }>> {
	const today = beganToday();
	const whose = rider ? { rider: new Types.ObjectId(rider) } : {};
	const sums = await Handover.aggregate<{ _id: Types.ObjectId; total: number; today: number }>([
		{ $match: whose },
		{
			$group: {
				_id: "$rider",
				total: { $sum: "$expected" },
				today: { $sum: { $cond: [{ $gte: ["$at", today] }, "$expected", 0] } },
			},
		},
	]);
	return new Map(sums.map(({ _id, ...sum }) => [String(_id), sum]));
}

/** The cash of a rider as the day shows it: what they began with and took since, and what of it the shop has. */
function inHand(collected: number, { total, today } = { total: 0, today: 0 }): CashInHand {
	const outstanding = collected - total;
	return { collected: outstanding + today, handedOver: today, outstanding };
}

/**
 * What each rider holds, who holds most first: those who may ride, and whoever holds something or handed something over
 * today. Law: outstanding = collected − handedOver, never below 0.
 */
export async function readRidersCash(): Promise<RiderCash[]> {
	// In this order: nothing is handed over that was not collected before.
	const handedOver = await readHandedOver();
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
			const amount = collected.find(({ rider }) => rider === _id)?.amount ?? 0;
			return { rider: { _id, name }, ...inHand(amount, handedOver.get(_id)) };
		})
		.filter(({ rider, collected: held }) => active.has(rider._id) || held > 0)
		.sort(
			(one, other) => other.outstanding - one.outstanding || one.rider.name.localeCompare(other.rider.name),
		);
}

const NOTHING: CashInHand = { collected: 0, handedOver: 0, outstanding: 0 };

/** The cash of one rider; of all of them together where none is named. */
export async function readCash(rider: string | null): Promise<CashInHand> {
	if (rider !== null) {
		const handedOver = await readHandedOver(rider);
		const [collected] = await readCollected({ rider });
		return inHand(collected?.amount ?? 0, handedOver.get(rider));
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

/** How often it is counted again because another handover was faster. */
const TRIES = 10;

function toHandover({ expected, counted }: Pick<HandoverDoc, "expected" | "counted">): HandoverResult {
	return { expected, counted, difference: counted - expected };
}

const earlierHandover = ({ rider, key }: HandoverInput) =>
	Handover.findOne({ rider, key }).lean<HandoverDoc>();

/**
 * All that the rider holds, at the next place of their handovers, with its entry in the record. What a phone without a
 * network sends later was not in it, and belongs to the next one.
 */
async function plan(
	seller: Seller,
	{ _id, name }: Pick<TeamMemberDoc, "_id" | "name">,
	input: HandoverInput,
) {
	// In this order: what was handed over was collected before.
	const { n = 0, total = 0 } = (await lastHandover(_id)) ?? {};
	const [collected] = await readCollected({ rider: input.rider });
	const expected = (collected?.amount ?? 0) - total;
	const { counted, key } = input;
	const of = {
		_id: new Types.ObjectId(),
		rider: _id,
		name,
		n: n + 1,
		key,
		at: clock.shopNow(),
		by: seller.name,
	};
	const handover: HandoverDoc = { ...of, expected, counted, total: total + expected };
	const cash = { field: "Cash", before: formatRupees(expected), after: formatRupees(counted) };
	return {
		handover,
		writes: [
			insertion(Handover, handover),
			recordWrite(seller, { ...actionOn(name, input), changes: [cash] }),
		],
	};
}

const actionOn = (subject: string, { rider: subjectId }: HandoverInput) => ({
	kind: "cash-handed-over" as const,
	subject,
	subjectId,
});

async function take(
	seller: Seller,
	rider: Pick<TeamMemberDoc, "_id" | "name">,
	input: HandoverInput,
): Promise<HandoverDoc> {
	for (let tries = 0; tries < TRIES; tries++) {
		const known = await earlierHandover(input);
		if (known) return known;
		const { handover, writes } = await plan(seller, rider, input);
		try {
			await commit(writes);
			return handover;
		} catch (error) {
			// Another hand has just taken the place, or written it.
			if (!isDuplicate(error)) throw error;
		}
	}
	throw new ShopError("conflict", "This rider's cash has just been counted. Please look again.");
}

/**
 * A rider hands over all the cash that they hold, counted in rupees; afterwards nothing is outstanding, and the difference
 * stays with the day. The same key again changes nothing and answers the same. Throws ShopError `not-found`.
 */
export async function takeHandover(seller: Seller, input: HandoverInput): Promise<HandoverResult> {
	const rider = await TeamMember.findById(input.rider).select("name").lean<TeamMemberDoc>();
	if (!rider) throw notFound(RIDER_NOT_FOUND);
	const taken = await recordingRefusals(seller, actionOn(rider.name, input), () =>
		take(seller, rider, input),
	);
	signal(SELLER_NEWS, deliveriesOf(input.rider));
	return toHandover(taken);
}
