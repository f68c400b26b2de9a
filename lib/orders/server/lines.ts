import "server-only";
import { changeOrder, heldOrder } from "@/lib/money/server/save-order";
import { urduWordsOf } from "@/lib/products/rules/product";
import { connectDatabase } from "@/lib/server/database/connect";
import { repeat } from "@/lib/server/jobs/repeat";
import { clock } from "@/lib/server/platform/clock";
import { ShopError } from "@/lib/server/platform/errors";
import { MAX_LINE_QUANTITY, type Shortage } from "@/lib/stock/rules";
import { agreeWithOrder } from "@/lib/stock/server/agree";
import { holdKey, isAlive, orderOfHold } from "@/lib/stock/server/holds";
import { ShortOfStock } from "@/lib/stock/server/take";
import { releaseHold } from "@/lib/stock/server/write";
import { Order, type OrderDoc } from "@/models/order";
import type { OrderLineDoc } from "@/models/order-parts";
import { Product, type ProductDoc, type StockHold } from "@/models/products";
import { isPurchase, ORDER_STATES, PLACED } from "../rules/order-states";
import type { CashOrderInput } from "../schema/order";

type Item = CashOrderInput["items"][number];
type SoldProduct = Pick<
	ProductDoc,
	| "_id"
	| "name"
	| "urduName"
	| "imageUrl"
	| "category"
	| "unit"
	| "urduUnit"
	| "offerPrice"
	| "inStock"
	| "isArchived"
	| "stock"
>;

/** How many pieces of a product, and what is done where some are missing. */
type Asked = Pick<OrderLineDoc, "quantity" | "ifMissing">;

/** One quantity for each product; the same product named twice is summed. Throws 400 above 99. */
export function sumQuantities(items: readonly Item[]): Map<string, Asked> {
	const asked = new Map<string, Asked>();
	for (const { product, quantity, ifMissing } of items) {
		const earlier = asked.get(product);
		const sum = quantity + (earlier?.quantity ?? 0);
		if (sum > MAX_LINE_QUANTITY) {
			throw new ShopError("invalid", `Quantity can be at most ${MAX_LINE_QUANTITY}`, {
				errors: { items: `Quantity can be at most ${MAX_LINE_QUANTITY}` },
			});
		}
		asked.set(product, { quantity: sum, ifMissing: ifMissing ?? earlier?.ifMissing });
	}
	return asked;
}

function toLine(product: SoldProduct | undefined, { quantity, ifMissing }: Asked): OrderLineDoc {
	if (!product) throw new ShopError("conflict", "A product in your cart is no longer available");
	if (product.isArchived) throw new ShopError("conflict", `${product.name} is no longer available`);
	if (!product.inStock) throw new ShopError("conflict", `${product.name} is out of stock`);
	const { _id, name, imageUrl, category, unit, offerPrice } = product;
	const isCounted = typeof product.stock === "number" ? { isCounted: true } : {};
	const choice = ifMissing && { ifMissing };
	const bought = { product: _id, name, imageUrl, category, unit, unitPrice: offerPrice, quantity };
	return { ...bought, ...urduWordsOf(product), ...isCounted, ...choice };
}

/** Refuses at once what is not there, before anything is taken. */
function mustBeThere(lines: readonly OrderLineDoc[], products: ReadonlyMap<string, SoldProduct>): void {
	const shortages = lines.flatMap(({ product, name, urduName, quantity }): Shortage[] => {
		const left = products.get(String(product))?.stock;
		if (typeof left !== "number" || left >= quantity) return [];
		return [{ product: String(product), name, ...urduWordsOf({ urduName }), left }];
	});
	const [first, ...others] = shortages;
	if (first) throw new ShortOfStock([first, ...others]);
}

/**
 * The lines of an order at the prices (rupees) of this moment, read from the database and never from the browser.
 * Throws 409 naming the first product that cannot be bought, with all shortages where too few are left, 400 when a product comes to more than 99 pieces.
 */
export async function readOrderLines(items: readonly Item[]): Promise<OrderLineDoc[]> {
	const asked = sumQuantities(items);
	await connectDatabase();
	const docs = await Product.find({ _id: { $in: [...asked.keys()] } })
		.select("name urduName imageUrl category unit urduUnit offerPrice inStock isArchived stock")
		.lean<SoldProduct[]>();
	const products = new Map(docs.map((doc) => [String(doc._id), doc]));
	const lines = [...asked].map(([productId, ofIt]) => toLine(products.get(productId), ofIt));
	mustBeThere(lines, products);
	return lines;
}

/** An order that cannot be delivered as it is, since others have taken what it needs: the seller decides. */
export async function putOnHold({ _id }: OrderDoc, reason: string): Promise<void> {
	await changeOrder({ _id: String(_id) }, (found) => {
		if (found.status !== PLACED) throw new ShopError("conflict", reason);
		return heldOrder(found, reason, clock.shopNow());
	});
}

const SWEEP_MS = 5_000;
/** An order that is made at once has sold what it holds within this, or never will by itself; milliseconds. */
const MAKING_MS = 5_000;

/** True once the order was packed: its pieces have left the shop's shelf, whatever became of it later. */
export function wasPacked({ status, statusHistory }: Pick<OrderDoc, "status" | "statusHistory">): boolean {
	return [{ status }, ...statusHistory].some((step) => ORDER_STATES[step.status].isPacked);
}

/** How many pieces of each counted product the order has from the shelf, by the product's id. */
function piecesOf(order: OrderDoc): Map<string, number> {
	const isGone = wasPacked(order);
	const isKept = isPurchase(order.status) || isGone;
	const pieces = new Map((order.stoodIn ?? []).map((product) => [String(product), 0]));
	const add = (product: OrderLineDoc["product"], quantity: number) => {
		const key = String(product);
		pieces.set(key, (pieces.get(key) ?? 0) + (isKept ? quantity : 0));
	};
	for (const { product, quantity, isCounted, packed } of order.lines) {
		// What a packer has not found lies on the shelf again once the bag is closed.
		if (isCounted) add(product, isGone ? (packed?.quantity ?? quantity) : quantity);
		if (packed?.replacement?.isCounted) add(packed.replacement.product, packed.replacement.quantity);
	}
	return pieces;
}

function shortReason(lines: readonly OrderLineDoc[], short: readonly string[]): string {
	const names = lines.filter(({ product }) => short.includes(String(product))).map(({ name }) => name);
	return `Not enough left: ${names.join(", ")}. Please call the customer.`;
}

/**
 * Makes the shelf agree with the order, however often it runs: one that is to be delivered has its pieces, one that was
 * cancelled before it was packed has given them back; after that only a person can say what they are good for. Where
 * others have taken them meanwhile, the order waits for the seller.
 */
export async function followShelf(order: OrderDoc): Promise<void> {
	const wanted = piecesOf(order);
	if (wanted.size === 0) return;
	const { short, isCertain } = await agreeWithOrder(wanted, { key: holdKey(order), order: order._id });
	if (isCertain) return;
	const now = await Order.findById(order._id).lean<OrderDoc>();
	// It was moved meanwhile: whoever sees that last has the shelf agree with it.
	if (now && now.revision !== order.revision) return followShelf(now);
	if (short.length > 0 && order.status === PLACED) await putOnHold(order, shortReason(order.lines, short));
}

/** True for what somebody is just making an order of: in a rush that is most of what is held. */
function isBeingMade({ isBrief, at }: StockHold, now: number): boolean {
	const age = now - at.getTime();
	return isBrief && age >= 0 && age < MAKING_MS;
}

/** Ends the holds of pieces that have become an order, and gives back those that never will. */
export async function sweepPieces(): Promise<void> {
	await connectDatabase();
	const products = await Product.find({ "stockHolds.heldUntil": { $gt: new Date(0) } })
		.select("stockHolds")
		.lean();
	const now = clock.shopNow().getTime();
	for (const { _id, stockHolds = [] } of products) {
		for (const held of stockHolds.filter((hold) => !isBeingMade(hold, now))) {
			const order = await orderOfHold(held.key);
			if (order) await followShelf(order);
			else if (!(await isAlive(held, now))) await releaseHold(_id, held);
		}
	}
}

/** Sweeps at once and every few seconds from now on, so that a hold outlives neither a crash nor a dead payment. */
export function startShelfSweep(): void {
	repeat({ name: "the sweep of held pieces", everyMs: SWEEP_MS, work: sweepPieces });
}
