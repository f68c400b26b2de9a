import "server-only";
import { type PipelineStage, Types } from "mongoose";
import { NO_PURCHASE, ORDER_STATUSES } from "@/lib/orders/rules/order-states";
import { commitRecorded, recordWrite } from "@/lib/server/audit/audit-log";
import { change, decided, insertion, type Write } from "@/lib/server/database/commit";
import { isDuplicate } from "@/lib/server/database/errors";
import { parse } from "@/lib/server/http/read";
import { clock } from "@/lib/server/platform/clock";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import { changesBetween, type Seller } from "@/lib/team/rules";
import { Coupon, type CouponDoc } from "@/models/coupons";
import { Order } from "@/models/order";
import { Pool, type PoolDoc } from "@/models/order-parts";
import { Payment, type PaymentDoc } from "@/models/payments";
import { COUPON_NOT_FOUND, type CouponTerms, couponPool, type Coupon as ShopCoupon } from "../rules";
import { type CouponChange, type CouponInput, couponSchema } from "../schema";

const TAKEN = "There is a coupon with this code already";
/** Every state that counts, each by name, as the index has them. */
const COUNTED = ORDER_STATUSES.filter((status) => !NO_PURCHASE.includes(status));

/** What the record calls each part of a coupon. */
const NAMES: Record<keyof CouponTerms, string> = {
	code: "Code",
	kind: "Kind",
	value: "Value",
	minimum: "Minimum",
	from: "From",
	until: "Until",
	maxUses: "Uses",
	maxUsesPerCustomer: "Uses for each customer",
	firstOrderOnly: "First order only",
};

/** What the owner has said of a coupon. */
export function termsOf(doc: CouponDoc): CouponTerms {
	const { code, kind, value, minimum, maxUses, maxUsesPerCustomer, firstOrderOnly } = doc;
	const [from, until] = [doc.from?.toISOString() ?? null, doc.until?.toISOString() ?? null];
	return { code, kind, value, minimum, from, until, maxUses, maxUsesPerCustomer, firstOrderOnly };
}

function stored({ from, until, ...terms }: CouponInput): Omit<CouponDoc, "_id" | "createdAt" | "updatedAt"> {
	return {
		...terms,
		from: from === null ? null : new Date(from),
		until: until === null ? null : new Date(until),
	};
}

type Figures = Pick<ShopCoupon, "given" | "sales">;
const NO_FIGURES: Figures = { given: 0, sales: 0 };

/** What came of these coupons, in rupees: what orders that stand were given, and what they came to. */
async function figuresOf(coupons: readonly Types.ObjectId[]): Promise<Map<string, Figures>> {
	const stages: PipelineStage[] = [
		{ $match: { "terms.coupon.id": { $in: coupons }, status: { $in: COUNTED } } },
		{
			$group: {
				_id: "$terms.coupon.id",
				given: { $sum: "$discounted" },
				sales: { $sum: "$charged" },
			},
		},
	];
	const sums = await Order.aggregate<Figures & { _id: Types.ObjectId }>(stages);
	return new Map(sums.map(({ _id, ...figures }) => [String(_id), figures]));
}

/** How many orders have a use of each of these coupons: all that are taken but for those that payments hold. */
async function usesOf(coupons: readonly Types.ObjectId[]): Promise<(coupon: string) => number> {
	const pools = coupons.map((coupon) => couponPool(String(coupon)));
	const [taken, holding] = await Promise.all([
		Pool.find({ _id: { $in: pools } }).lean<PoolDoc[]>(),
		Payment.find({ heldUntil: { $gt: new Date(0) }, "taken.pool": { $in: pools } })
			.select("taken")
			.lean<Pick<PaymentDoc, "taken">[]>(),
	]);
	const uses = new Map(taken.map((pool) => [pool._id, pool.taken]));
	for (const { pool, n } of holding.flatMap((payment) => payment.taken))
		uses.set(pool, (uses.get(pool) ?? 0) - n);
	// A payment may have begun or ended between the two questions.
	return (coupon) => Math.max(0, uses.get(couponPool(coupon)) ?? 0);
}

/** Has each of these coupons shown with what came of it. */
async function shownOf(docs: readonly CouponDoc[]): Promise<(doc: CouponDoc) => ShopCoupon> {
	const ids = docs.map(({ _id }) => _id);
	const [figures, usedOf] = await Promise.all([figuresOf(ids), usesOf(ids)]);
	return (doc) => {
		const _id = String(doc._id);
		return { _id, ...termsOf(doc), used: usedOf(_id), ...(figures.get(_id) ?? NO_FIGURES) };
	};
}

/** Every coupon with what came of it, the newest first. */
export async function listCoupons(): Promise<ShopCoupon[]> {
	const docs = await Coupon.find().sort({ createdAt: -1, _id: -1 }).lean<CouponDoc[]>();
	return docs.map(await shownOf(docs));
}

/** Throws ShopError `conflict` where the code has a coupon already. */
async function unlessTaken<Done>(write: () => Promise<Done>): Promise<Done> {
	try {
		return await write();
	} catch (error) {
		if (isDuplicate(error)) throw new ShopError("conflict", TAKEN, { errors: { code: TAKEN } });
		throw error;
	}
}

/** Makes a coupon. Throws ShopError `conflict` for a code that there is already. */
export async function addCoupon(
	seller: Seller,
	input: CouponInput,
	keep: (coupon: ShopCoupon) => Write[],
): Promise<ShopCoupon> {
	const at = clock.now();
	const doc: CouponDoc = { _id: new Types.ObjectId(), ...stored(input), createdAt: at, updatedAt: at };
	const changes = changesBetween<CouponTerms>({}, input, NAMES);
	const action = { kind: "coupon-added" as const, subject: input.code, subjectId: String(doc._id), changes };
	const made = { _id: String(doc._id), ...termsOf(doc), used: 0, ...NO_FIGURES };
	await unlessTaken(() => commitRecorded(seller, action, insertion(Coupon, doc), ...keep(made)));
	return made;
}

/** The coupon as it is to be, while it is as it was read: what several change at once is judged together. */
async function planOf(seller: Seller, id: string, wanted: CouponChange) {
	const found = await Coupon.findById(id).lean<CouponDoc>();
	if (!found) throw notFound(COUPON_NOT_FOUND);
	const { _id, updatedAt } = found;
	const before = termsOf(found);
	const after = parse(couponSchema, { ...before, ...wanted });
	const changes = changesBetween<CouponTerms>(before, after, NAMES);
	const action = { kind: "coupon-changed" as const, subject: before.code, subjectId: id, changes };
	const changed = change(Coupon, { _id, updatedAt }, { $set: stored(after) });
	return { doc: { ...found, ...stored(after) }, writes: [changed, recordWrite(seller, action)] };
}

/**
 * Changes a coupon; orders keep what they were made with, and uses count on. Throws ShopError `not-found`, `invalid`
 * where it then makes no sense, `conflict` for a code that another has.
 */
export async function changeCoupon(seller: Seller, id: string, wanted: CouponChange): Promise<ShopCoupon> {
	const { doc } = await unlessTaken(() => decided(() => planOf(seller, id, wanted)));
	return (await shownOf([doc]))(doc);
}
