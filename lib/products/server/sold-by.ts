import "server-only";
import { Types } from "mongoose";
import { isOpen, ORDER_STATUSES } from "@/lib/orders/rules/order-states";
import { change, insertion, type Write } from "@/lib/server/database/commit";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import { MAX_LINE_QUANTITY, stepsKept } from "@/lib/stock/rules";
import { gramsOfEach, type Measured } from "@/lib/text/sold-by";
import { Cart } from "@/models/accounts";
import { Cost } from "@/models/buying";
import { Order } from "@/models/order";
import { Payment } from "@/models/payments";
import { Product } from "@/models/products";
import { WeeklyBasket } from "@/models/weekly";
import { PRODUCT_NOT_FOUND } from "../rules/product";
import type { SellerProduct } from "../schema/product-form";

const OPEN = ORDER_STATUSES.filter(isOpen);

/** Why a product goes on being sold as it is. */
export const soldByIsFixed = (name: string) =>
	`How ${name} is sold can change only while it is not counted and stands in no open order`;

type Seen = Pick<SellerProduct, "_id" | "stock">;

/** The ids of those of these products whose way of being sold may not change: counted ones, and those in open orders or payments. */
export async function fixedOnes(products: readonly Seen[]): Promise<Set<string>> {
	if (products.length === 0) return new Set();
	const ids = products.map(({ _id }) => new Types.ObjectId(_id));
	const where = { status: { $in: OPEN } };
	const [ordered, instead, paid] = await Promise.all([
		Order.distinct("lines.product", { ...where, "lines.product": { $in: ids } }),
		Order.distinct("lines.packed.replacement.product", {
			...where,
			"lines.packed.replacement.product": { $in: ids },
		}),
		// Also one that holds nothing any more may still be paid.
		Payment.distinct("lines.product", {
			isOpen: true,
			nextCheckAt: { $gte: new Date(0) },
			"lines.product": { $in: ids },
		}),
	]);
	const inOrders = new Set([...ordered, ...instead, ...paid].map(String));
	return new Set(products.flatMap(({ _id, stock }) => (stock !== null || inOrders.has(_id) ? [_id] : [])));
}

/** Throws ShopError `conflict` where one of these is to be sold in another way and may not be. */
export async function mustBeFree(products: readonly (Seen & Pick<SellerProduct, "name">)[]): Promise<void> {
	const fixed = await fixedOnes(products);
	const first = products.find(({ _id }) => fixed.has(_id));
	if (first) throw new ShopError("conflict", soldByIsFixed(first.name));
}

/** What a product costs from a moment on, rupees a piece or kg: what was sold before keeps what it cost. */
export function costWrites(product: Types.ObjectId, cost: number, at: Date): Write[] {
	return [
		change(Product, { _id: product }, { $set: { cost } }, () => notFound(PRODUCT_NOT_FOUND)),
		insertion(Cost, { _id: new Types.ObjectId(), product, at, cost }),
	];
}

/** What keeps the grams in carts and weekly baskets where a product's steps change, or it is weighed now or no more: as many as come nearest, in the product's commit. */
export function keptGrams(_id: string, before: Measured, after: Measured): Write[] {
	const [then, now] = gramsOfEach(before, after) ?? [];
	if (then === now) return [];
	// Looked up by the quantity that stands there: the embedded store does not divide.
	const steps = Array.from({ length: MAX_LINE_QUANTITY + 1 }, (_, quantity) =>
		stepsKept({ ...before, quantity }, after),
	);
	const stepsOf = (quantity: string) => ({ $first: { $slice: [steps, quantity, 1] } });
	const line = `lines.${_id}`;
	// Its version stays: a payment that was begun for these goods empties it still.
	const inCart = { [line]: stepsOf(`$${line}`), updatedAt: "$$NOW" };
	const product = new Types.ObjectId(_id);
	const item = { $mergeObjects: ["$$this", { quantity: stepsOf("$$this.quantity") }] };
	const itemNow = { $cond: [{ $eq: ["$$this.product", product] }, item, "$$this"] };
	const inBasket = {
		items: { $map: { input: "$items", in: itemNow } },
		revision: { $add: [{ $ifNull: ["$revision", 0] }, 1] },
	};
	return [
		{
			run: async (session) => {
				const how = { session, updatePipeline: true };
				await Cart.updateMany({ [line]: { $exists: true } }, [{ $set: inCart }], how);
				await WeeklyBasket.updateMany({ "items.product": product }, [{ $set: inBasket }], how);
				return true;
			},
		},
	];
}
