import "server-only";
import type { Types } from "mongoose";
import { connectDatabase } from "@/lib/server/database/connect";
import { repeat } from "@/lib/server/jobs/repeat";
import { holdKey, sweepHoldsIn, takePlaceIn } from "@/lib/stock/server/holds";
import { type CouponDoc, CouponUses } from "@/models/coupons";

const SWEEP_MS = 5_000;
/** One list of the uses by all customers holds so many; then another begins, so that none grows without end. */
const LIST_SIZE = 1_000;
/** How often it is tried again because a list filled up meanwhile. */
const TRIES = 5;

/** Whose use, and of which order: its idempotency key, which is known before the order is there. */
export type Use = { user: Types.ObjectId; idempotencyKey: string };
type Limited = Pick<CouponDoc, "_id" | "maxUses" | "maxUsesPerCustomer" | "firstOrderOnly">;

export type Taken = "taken" | "used-up" | "used-by-customer";

const listOfCustomer = (coupon: Types.ObjectId, user: unknown) => `${coupon}:${String(user)}`;
const listOfAll = (coupon: Types.ObjectId, index: number) => `${coupon}#${index}`;
/** The lists of all customers together, by their ids. */
const ofAll = (coupon: Types.ObjectId) => ({ $gte: `${coupon}#`, $lt: `${coupon}$` });
/** Every list of a coupon. */
const ofCoupon = (coupon: Types.ObjectId) => ({ $gte: `${coupon}`, $lt: `${coupon}~` });

/** How often one customer may use it: a first order comes once. */
export function usesPerCustomer({ maxUsesPerCustomer, firstOrderOnly }: Limited): number | null {
	return firstOrderOnly ? 1 : maxUsesPerCustomer;
}

type List = { index: number; taken: number; isOwn: boolean };

async function listsOf(coupon: Types.ObjectId, key: string): Promise<List[]> {
	const lists = await CouponUses.aggregate<{ _id: string; taken: number; isOwn: boolean }>([
		{ $match: { _id: ofAll(coupon) } },
		{ $project: { taken: { $size: "$places" }, isOwn: { $in: [key, "$places.key"] } } },
	]);
	return lists
		.map(({ _id, ...list }) => ({ ...list, index: Number(_id.slice(_id.indexOf("#") + 1)) }))
		.sort((one, other) => one.index - other.index);
}

/** The list in which this order has its use, else the first that is not full. */
function listFor(lists: readonly List[]): List {
	const found = lists.find(({ isOwn }) => isOwn) ?? lists.find(({ taken }) => taken < LIST_SIZE);
	return found ?? { index: lists.length, taken: 0, isOwn: false };
}

/**
 * How many uses a list may hold: its own share of the limit, which is what keeps the law whatever happens at once; and
 * no more than the others leave of it, where the limit was lowered.
 */
function capacityOf(list: List, lists: readonly List[], maxUses: number | null): number {
	if (maxUses === null) return LIST_SIZE;
	const others = lists.reduce((sum, { taken }) => sum + taken, 0) - list.taken;
	return Math.min(LIST_SIZE, maxUses - list.index * LIST_SIZE, maxUses - others);
}

async function takeOfAll({ _id, maxUses }: Limited, key: string, holdMs: number): Promise<boolean> {
	for (let tries = 0; tries < TRIES; tries++) {
		const lists = await listsOf(_id, key);
		const list = listFor(lists);
		const capacity = capacityOf(list, lists, maxUses);
		if (await takePlaceIn(CouponUses, { listId: listOfAll(_id, list.index), key, holdMs, capacity }))
			return true;
		if (capacity < LIST_SIZE) return false;
	}
	return false;
}

/**
 * Takes one use of a coupon for an order that is about to be made, and holds it for so many milliseconds; taken again for
 * the same order, it is the same use. Each customer's uses are a list, and all together are; a use is a place in both,
 * taken by one filtered write each, so that of any number of hands as many succeed as there are uses.
 */
export async function takeUse(coupon: Limited, use: Use, holdMs: number): Promise<Taken> {
	const key = holdKey(use);
	const listId = listOfCustomer(coupon._id, use.user);
	const own = { listId, key, holdMs, capacity: usesPerCustomer(coupon) };
	if (!(await takePlaceIn(CouponUses, own))) return "used-by-customer";
	if (await takeOfAll(coupon, key, holdMs)) return "taken";
	await giveUseBack(coupon._id, use);
	return "used-up";
}

/** The order stands, and its use is its own. False when it has none. */
export async function keepUse(coupon: Types.ObjectId, use: Use): Promise<boolean> {
	const { matchedCount } = await CouponUses.updateMany(
		{ _id: ofCoupon(coupon), "places.key": holdKey(use) },
		{ $unset: { "places.$.heldUntil": 1 } },
	);
	// Its customer's list, and the one of all.
	return matchedCount >= 2;
}

/** Gives a use back. */
export async function giveUseBack(coupon: Types.ObjectId, use: Use): Promise<void> {
	const key = holdKey(use);
	await CouponUses.updateMany({ _id: ofCoupon(coupon), "places.key": key }, { $pull: { places: { key } } });
}

/** How often a coupon is used by this customer, by all together, and whether a payment of theirs still holds a use. */
export async function countUses(
	coupon: Types.ObjectId,
	user: unknown,
): Promise<{ byCustomer: number; byAll: number; isHeld: boolean }> {
	await connectDatabase();
	const [lists, own] = await Promise.all([
		listsOf(coupon, ""),
		CouponUses.findById(listOfCustomer(coupon, user)).lean(),
	]);
	const places = own?.places ?? [];
	return {
		byCustomer: places.length,
		byAll: lists.reduce((sum, { taken }) => sum + taken, 0),
		isHeld: places.some(({ heldUntil }) => heldUntil !== undefined),
	};
}

/** Ends the holds of uses that have become an order, and gives back those that never will. */
export function sweepUses(): Promise<void> {
	return sweepHoldsIn(CouponUses);
}

/** Sweeps at once and every few seconds from now on, so that a use outlives neither a crash nor a dead payment. */
export function startCouponSweep(): void {
	repeat({ name: "the sweep of held coupons", everyMs: SWEEP_MS, work: sweepUses });
}
