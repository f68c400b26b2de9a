import "server-only";
import type { Handover } from "@/lib/domain/cash";
import type { HandoverInput } from "@/lib/domain/cash-schema";
import { RIDER_NOT_FOUND } from "@/lib/domain/delivery";
import { formatRupees } from "@/lib/domain/money";
import type { Seller } from "@/lib/domain/seller";
import { type HandoverDoc, RiderCash, type RiderCashDoc } from "@/models/rider-cash";
import { TeamMember, type TeamMemberDoc } from "@/models/team-member";
import { audited } from "../audit/audit-log";
import { connectDatabase } from "../database/connect";
import { isDuplicate } from "../database/duplicates";
import { signal } from "../live/signals";
import { deliveriesOf, SELLER_NEWS } from "../live/topics";
import { clock } from "../platform/clock";
import { notFound, ShopError } from "../platform/errors";
import { collectedBy, outstandingOf } from "./read";

/** How often it is counted again because another handover was faster. */
const TRIES = 10;

function toHandover({ expected, counted }: HandoverDoc): Handover {
	return { expected, counted, difference: counted - expected };
}

async function earlierHandover({ rider, key }: HandoverInput): Promise<HandoverDoc | undefined> {
	const doc = await RiderCash.findById(rider).lean<RiderCashDoc>();
	return doc?.handovers.find((one) => one.key === key);
}

/** Adds a handover to those that were read, or null where another one was faster. */
async function add(
	rider: Pick<TeamMemberDoc, "_id" | "name">,
	read: RiderCashDoc | null,
	handover: HandoverDoc,
): Promise<RiderCashDoc | null> {
	const asRead = { _id: rider._id, handovers: { $size: read?.handovers.length ?? 0 } };
	const change = {
		$set: { name: rider.name },
		$inc: { handedOver: handover.expected },
		$push: { handovers: handover },
	};
	const options = { upsert: read === null, returnDocument: "after" as const };
	try {
		return await RiderCash.findOneAndUpdate(asRead, change, options).lean<RiderCashDoc>();
	} catch (error) {
		// Somebody has just written the first one.
		if (isDuplicate(error)) return null;
		throw error;
	}
}

/**
 * One write takes all that the rider holds then. What a phone without a network sends later was not in it, and belongs
 * to the next one.
 */
async function take(
	rider: Pick<TeamMemberDoc, "_id" | "name">,
	{ counted, key }: HandoverInput,
	by: string,
): Promise<HandoverDoc> {
	for (let tries = 0; tries < TRIES; tries++) {
		// In this order: what was handed over was collected before.
		const read = await RiderCash.findById(rider._id).lean<RiderCashDoc>();
		const known = read?.handovers.find((one) => one.key === key);
		if (known) return known;
		const expected = outstandingOf(read, await collectedBy(String(rider._id)));
		const handover = { key, at: clock.shopNow(), expected, counted, by };
		if (await add(rider, read, handover)) return handover;
	}
	throw new ShopError("conflict", "This rider's cash has just been counted. Please look again.");
}

/**
 * A rider hands over all the cash that they hold, counted in rupees; afterwards nothing is outstanding, and the difference
 * stays with the day. The same key again changes nothing and answers the same. Throws ShopError `not-found`.
 */
export async function takeHandover(seller: Seller, input: HandoverInput): Promise<Handover> {
	await connectDatabase();
	const rider = await TeamMember.findById(input.rider).select("name").lean<TeamMemberDoc>();
	if (!rider) throw notFound(RIDER_NOT_FOUND);
	const earlier = await earlierHandover(input);
	if (earlier) return toHandover(earlier);
	const action = { kind: "cash-handed-over" as const, subject: rider.name, subjectId: input.rider };
	const taken = await audited(
		seller,
		action,
		() => take(rider, input, seller.name),
		({ expected, counted }) => ({
			changes: [{ field: "Cash", before: formatRupees(expected), after: formatRupees(counted) }],
		}),
	);
	signal(SELLER_NEWS, deliveriesOf(input.rider));
	return toHandover(taken);
}
