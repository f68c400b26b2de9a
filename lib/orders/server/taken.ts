import "server-only";
import type { Types } from "mongoose";
import {
	COUPON_FIRST_ORDER,
	COUPON_IN_PAYMENT,
	COUPON_USED_BY_YOU,
	COUPON_USED_UP,
	couponPool,
} from "@/lib/coupons/rules";
import { slotPool } from "@/lib/delivery/rules";
import { extraGrams, packedUnits } from "@/lib/packing/rules";
import { urduWordsOf } from "@/lib/products/rules/product";
import { change, type Write } from "@/lib/server/database/commit";
import { retryOnDuplicate } from "@/lib/server/database/errors";
import { ShopError } from "@/lib/server/platform/errors";
import { shopDetails } from "@/lib/shop/server/read";
import type { Shortage } from "@/lib/stock/rules";
import { byShop, heldBy, type NewMovement, ShortOfStock, stockChange } from "@/lib/stock/server/write";
import { unitsOf } from "@/lib/text/sold-by";
import { Coupon, type CouponDoc } from "@/models/coupons";
import type { OrderDoc } from "@/models/order";
import { type OrderCoupon, Pool, type PoolDoc, type Taken } from "@/models/order-parts";
import { Payment } from "@/models/payments";
import { Product, type ProductDoc } from "@/models/products";
import { SLOT_GONE } from "../rules/order-messages";
import { isPurchase, ORDER_STATES, PLACED } from "../rules/order-states";

/**
 * What an order or an undecided payment has of what only so many may have: a place in a delivery time, a use of a coupon,
 * pieces on the shelf. It stands in the document itself; a change of it is a guarded write in the same commit.
 */

const SLOT = "slot:";
const COUPON = "coupon:";
const FIRST_ORDER = "first-order:";
const STOCK = "stock:";

/** True of a product's shelf. */
export const isStock = (pool: string) => pool.startsWith(STOCK);

type Id = Types.ObjectId | string;

type UsedCoupon = Pick<OrderCoupon, "id" | "firstOrderOnly">;

/** A use of a coupon by one customer: one of all, one of theirs, and their first order, whichever coupon it is for. */
export const couponUse = ({ id, firstOrderOnly }: UsedCoupon, user: Id): Taken[] => [
	{ pool: couponPool(String(id)), n: 1 },
	{ pool: couponPool(String(id), String(user)), n: 1 },
	...(firstOrderOnly ? [{ pool: FIRST_ORDER + String(user), n: 1 }] : []),
];

type Taker = Pick<OrderDoc, "user" | "lines" | "slot" | "terms"> &
	Partial<Pick<OrderDoc, "status" | "statusHistory">>;

/** True once the order was packed: its pieces have left the shop's shelf, whatever became of it later. */
export function wasPacked({ status = PLACED, statusHistory = [] }: Taker): boolean {
	return [{ status }, ...statusHistory].some((step) => ORDER_STATES[step.status].isPacked);
}

/** The pieces, or grams, of each counted product: all until it is packed, then what is in the bag. */
function piecesOf(order: Taker): Taken[] {
	const isGone = wasPacked(order);
	if (!isPurchase(order.status ?? PLACED) && !isGone) return [];
	return order.lines.flatMap(({ packed, ...line }) => {
		const { product, isCounted } = line;
		const { replacement } = packed ?? {};
		// What a packer has not found lies on the shelf again once the bag is closed.
		const n = isGone && packed ? packedUnits(line, packed) : unitsOf(line);
		return [
			...(isCounted ? [{ pool: STOCK + String(product), n }] : []),
			...(replacement?.isCounted
				? [{ pool: STOCK + String(replacement.product), n: unitsOf(replacement) }]
				: []),
		];
	});
}

/** The grams of each pool that an order holds beyond what was ordered, as they were weighed. */
export function surplusOf({ lines }: Pick<Taker, "lines">): (pool: string) => number {
	const beyond = lines.map(({ packed, ...line }) => {
		const grams = packed ? extraGrams(line, packed) : 0;
		return [STOCK + String(line.product), grams] as const;
	});
	return (pool) => new Map(beyond).get(pool) ?? 0;
}

/** What an order is to have as it stands, one that is still to be made where no state is said. */
export function takesOf(order: Taker): Taken[] {
	const { user, slot, terms, status = PLACED } = order;
	const places = [
		...(slot ? [{ pool: slotPool(slot.id), n: 1 }] : []),
		...(terms.coupon ? couponUse(terms.coupon, user) : []),
	];
	return [...(isPurchase(status) ? places : []), ...piecesOf(order)];
}

function sums(taken: readonly Taken[]): Map<string, number> {
	const all = new Map<string, number>();
	for (const { pool, n } of taken) all.set(pool, n + (all.get(pool) ?? 0));
	return all;
}

/** The units of each product in what was taken. */
export function unitsIn(taken: readonly Taken[]): ReadonlyMap<string, number> {
	const ofStock = [...sums(taken)].filter(([pool]) => isStock(pool));
	return new Map(ofStock.map(([pool, n]) => [pool.slice(STOCK.length), n]));
}

/** How the ledger of stock says that so many pieces were had before, and so many now. */
type Movements = (before: number, now: number) => NewMovement[];

/** Pieces that an order sells, or gives back. */
export const sale =
	(order: Types.ObjectId): Movements =>
	(before, now) => {
		if (now === before) return [];
		return [byShop(now > before ? "sold" : "returned", before - now, order)];
	};

/** Pieces that a payment held and gives back, and that it or another one holds now. */
export const hold: Movements = (before, now) => [
	...(before > 0 ? [byShop("released", before)] : []),
	...(now > 0 ? [byShop("held", -now)] : []),
];

/** Pieces that a payment held, and its order sells. */
export const saleOfHeld =
	(order: Types.ObjectId): Movements =>
	(before, now) => [
		...(before > 0 ? [byShop("released", before)] : []),
		...(now > 0 ? [byShop("sold", -now, order)] : []),
	];

/** One pool of which more or less is to be had than before. */
type Step = { pool: string; before: number; now: number };

/** What comes of a step: its write; where there is too little for it, what is written of what it had. */
type Outcome = Step & { write: Write | null; isLacking: boolean; shortage?: Shortage };

const LIMITLESS = { maxUses: null, maxUsesPerCustomer: null };

/** How much each of these pools may have taken in all; null without limit. */
async function limitsOf(pools: readonly string[]): Promise<(number | null)[]> {
	const ids = pools.flatMap((pool) => (pool.startsWith(COUPON) ? (pool.split(":")[1] ?? []) : []));
	const coupons = ids.length > 0 ? await Coupon.find({ _id: { $in: ids } }).lean<CouponDoc[]>() : [];
	return pools.map((pool) => {
		if (pool.startsWith(SLOT)) return shopDetails().slotCapacity;
		if (pool.startsWith(FIRST_ORDER)) return 1;
		const [, id, user] = pool.split(":");
		const coupon = coupons.find(({ _id }) => String(_id) === id) ?? LIMITLESS;
		return user === undefined ? coupon.maxUses : coupon.maxUsesPerCustomer;
	});
}

/** How much is taken of these pools, each of which is there afterwards. */
async function takenOf(pools: readonly string[]): Promise<number[]> {
	const found = await Pool.find({ _id: { $in: pools } }).lean<PoolDoc[]>();
	const taken = new Map(found.map((pool) => [pool._id, pool.taken]));
	for (const _id of pools.filter((pool) => !taken.has(pool)))
		await retryOnDuplicate(() => Pool.updateOne({ _id }, { $setOnInsert: { taken: 0 } }, { upsert: true }));
	return pools.map((pool) => taken.get(pool) ?? 0);
}

/** Places and uses: taken while there are any, and given back. */
async function placeOutcomes(steps: readonly Step[]): Promise<Outcome[]> {
	if (steps.length === 0) return [];
	const pools = steps.map(({ pool }) => pool);
	const [limits, taken] = await Promise.all([limitsOf(pools), takenOf(pools)]);
	return steps.map((step, place): Outcome => {
		const more = step.now - step.before;
		const limit = limits[place] ?? null;
		const isBounded = limit !== null && more > 0;
		const isLacking = isBounded && (taken[place] ?? 0) > limit - more;
		const where = { _id: step.pool, ...(isBounded ? { taken: { $lte: limit - more } } : {}) };
		const write = isLacking ? null : change(Pool, where, { $inc: { taken: more } });
		return { ...step, write, isLacking };
	});
}

type Shelf = Pick<ProductDoc, "_id" | "name" | "urduName" | "stock" | "stepGrams">;
type Shelving = { movements: Movements; surplus: Surplus };

/** A correction of a shelf that held more than was counted: somebody has just weighed it. */
const counted = (change: number, { order }: NewMovement): NewMovement => ({
	...byShop("adjusted", change, order),
	reason: "count",
});

/** How much more than it says a shelf may turn out to hold, by pool. */
type Surplus = (pool: string) => number;

function piecesOutcome(step: Step, shelf: Shelf | undefined, { movements, surplus }: Shelving): Outcome {
	const more = step.now - step.before;
	const lines = movements(step.before, step.now);
	// What is not counted any more is sold by its switch alone; only what a payment holds of it ends.
	if (typeof shelf?.stock !== "number") {
		const write = shelf && heldBy(lines) < 0 ? stockChange(shelf._id, lines) : null;
		return { ...step, write, isLacking: false };
	}
	const { _id, name, urduName, stock, stepGrams } = shelf;
	const weighed = stepGrams ? { stepGrams } : {};
	const shortage = { product: String(_id), name, ...urduWordsOf({ urduName }), left: stock, ...weighed };
	const [missing, [first]] = [more - stock, lines];
	if (first && missing > 0 && missing <= surplus(step.pool))
		return {
			...step,
			write: stockChange(_id, [counted(missing, first), ...lines], { from: stock }),
			isLacking: false,
		};
	// With too little for more, what a payment held of it is sold all the same.
	const written = missing > 0 ? movements(step.before, step.before) : lines;
	const write = written.length > 0 ? stockChange(_id, written) : null;
	return { ...step, write, isLacking: missing > 0, shortage };
}

/** Pieces: taken from the shelf while it holds so many, and laid back. */
async function stockOutcomes(steps: readonly Step[], shelving: Shelving): Promise<Outcome[]> {
	if (steps.length === 0) return [];
	const ids = steps.map(({ pool }) => pool.slice(STOCK.length));
	const shelves = await Product.find({ _id: { $in: ids } })
		.select("name urduName stock stepGrams")
		.lean<Shelf[]>();
	return steps.map((step, place) => {
		const shelf = shelves.find(({ _id }) => String(_id) === ids[place]);
		return piecesOutcome(step, shelf, shelving);
	});
}

/** The refusal of a use or a place that is not to be had; a use that a payment of theirs holds may come back. */
async function refusalOf({ pool }: Outcome): Promise<ShopError> {
	if (pool.startsWith(SLOT)) return new ShopError("conflict", SLOT_GONE);
	const isFirst = pool.startsWith(FIRST_ORDER);
	const isOwn = isFirst || pool.split(":").length > 2;
	const isHeld = isOwn && (await Payment.exists({ "taken.pool": pool, heldUntil: { $gt: new Date(0) } }));
	const used = isFirst ? COUPON_FIRST_ORDER : COUPON_USED_BY_YOU;
	const ofTheirs = isHeld ? COUPON_IN_PAYMENT : used;
	const message = isOwn ? ofTheirs : COUPON_USED_UP;
	return new ShopError("conflict", message, { errors: { coupon: message } });
}

/** Throws the refusal of what there is too little of: time and coupon first, then all shortages of the shelf. */
async function mustBeThere(lacking: readonly Outcome[]): Promise<void> {
	const [short, ...others] = lacking.flatMap(({ shortage }) => shortage ?? []);
	// In this order: the time, the customer's own use, and that of all.
	const place = lacking.findLast(({ shortage }) => !shortage);
	if (place) throw await refusalOf(place);
	if (short) throw new ShortOfStock([short, ...others]);
}

function stepsOf(from: readonly Taken[], to: readonly Taken[]): Step[] {
	const [before, now] = [sums(from), sums(to)];
	const pools = [...new Set([...before.keys(), ...now.keys()])].toSorted();
	return pools.map((pool) => ({ pool, before: before.get(pool) ?? 0, now: now.get(pool) ?? 0 }));
}

/** What is had afterwards, the writes that make it so, and what there was too little of. */
export type Taking = { taken: Taken[]; writes: Write[]; lacking: Pick<Outcome, "pool" | "shortage">[] };

type Change = {
	from: readonly Taken[];
	to: readonly Taken[];
	movements: Movements;
	/** What was weighed beyond what was ordered: where the shelf has less, it was counted wrongly. */
	surplus?: Surplus;
	/** Of which pools it goes without where there is too little; of any other it is refused. */
	mayLack?: (pool: string) => boolean;
};

/**
 * The writes by which an order or a payment that had `from` has `to`. Throws ShopError `conflict` where there is too
 * little of something that it may not go without.
 */
export async function takingWrites({
	from,
	to,
	movements,
	surplus = () => 0,
	mayLack = () => false,
}: Change): Promise<Taking> {
	const steps = stepsOf(from, to);
	const pieces = steps.filter(({ pool, before, now }) => isStock(pool) && movements(before, now).length > 0);
	const places = steps.filter(({ pool, before, now }) => !isStock(pool) && before !== now);
	const outcomes = [
		...(await placeOutcomes(places)),
		...(await stockOutcomes(pieces, { movements, surplus })),
	];
	const lacking = outcomes.filter(({ isLacking }) => isLacking);
	await mustBeThere(lacking.filter(({ pool }) => !mayLack(pool)));
	const isLeftOut = (pool: string) =>
		outcomes.some((one) => one.pool === pool && (one.isLacking || !one.write));
	return {
		taken: steps
			.map(({ pool, before, now }) => ({ pool, n: isLeftOut(pool) ? before : now }))
			.filter(({ n }) => n > 0),
		writes: outcomes.flatMap(({ write }) => write ?? []),
		lacking,
	};
}
