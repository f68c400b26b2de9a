import "server-only";
import { RIDER_NOT_FOUND } from "@/lib/riders/rules";
import { audited } from "@/lib/server/audit/audit-log";
import { connectDatabase } from "@/lib/server/database/connect";
import { isDuplicate } from "@/lib/server/database/duplicates";
import { signal } from "@/lib/server/live/signals";
import { deliveriesOf, SELLER_NEWS } from "@/lib/server/live/topics";
import { clock } from "@/lib/server/platform/clock";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import type { Seller } from "@/lib/team/rules";
import { formatRupees } from "@/lib/text/money";
import { type HandoverDoc, Handover as HandoverModel } from "@/models/handover";
import { TeamMember, type TeamMemberDoc } from "@/models/team";
import type { Handover } from "../cash";
import type { HandoverInput } from "../cash-schema";
import { lastHandover, readCollected } from "./riders-cash";

/** How often it is counted again because another handover was faster. */
const TRIES = 10;

function toHandover({ expected, counted }: Pick<HandoverDoc, "expected" | "counted">): Handover {
	return { expected, counted, difference: counted - expected };
}

const earlierHandover = ({ rider, key }: HandoverInput) =>
	HandoverModel.findOne({ rider, key }).lean<HandoverDoc>();

/** Writes a handover at its place; false when another hand has just taken the place, or written it. */
async function write(handover: Omit<HandoverDoc, "_id">): Promise<boolean> {
	try {
		await HandoverModel.create(handover);
		return true;
	} catch (error) {
		if (isDuplicate(error)) return false;
		throw error;
	}
}

/**
 * One write takes all that the rider holds then. What a phone without a network sends later was not in it, and belongs
 * to the next one.
 */
async function take(
	{ _id, name }: Pick<TeamMemberDoc, "_id" | "name">,
	input: HandoverInput,
	by: string,
): Promise<Pick<HandoverDoc, "expected" | "counted">> {
	for (let tries = 0; tries < TRIES; tries++) {
		const known = await earlierHandover(input);
		if (known) return known;
		// In this order: what was handed over was collected before.
		const { n = 0, total = 0 } = (await lastHandover(_id)) ?? {};
		const [collected] = await readCollected({ rider: input.rider });
		const expected = (collected?.amount ?? 0) - total;
		const { counted, key } = input;
		const of = { rider: _id, name, n: n + 1, key, at: clock.shopNow(), by };
		if (await write({ ...of, expected, counted, total: total + expected })) return { expected, counted };
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
