import { ObjectId } from "mongodb";
import { Types } from "mongoose";
import { moneyOf, type NewEntry, type Terms, VIAS, type Via, withFacts } from "@/lib/money/rules";
import { projected } from "@/lib/money/server/projections";
import { searchWordsOf } from "@/lib/orders/rules/order-filters";
import type { OrderDoc } from "@/models/order";
import { database } from "./database";
import type { TestCustomer } from "./people";
import { testAddress } from "./products";
import type { Fields, Stored } from "./stored";

/** What a test says of an order: fields as they are kept, and in short what came in for it and what it comes to. */
export type OrderFields = Fields<Stored<OrderDoc>> & {
	/** With isPaid it is paid in full, by its way of payment, beside what credit paid; rupees. */
	creditUsed?: number;
	paidAt?: Date;
	/** Who took the cash at the door. */
	collectedBy?: { _id: string; name: string };
	/** What it comes to as it was packed. */
	finalAmount?: number;
	taxPercent?: number;
	deliveryFee?: number;
	coupon?: Terms["coupon"];
};

const HOUR_MS = 3_600_000;
/** What a promise is while the shop is open, by the way of delivery; hours. */
const promisedHours = (deliveryTime: unknown) => (deliveryTime === "standard" ? 4 : 1);
const MANGO = { name: "Mango Chaunsa", imageUrl: "/art/one-mango.webp" };

/** A line of an order as it is kept: of a product that nobody sells, unless one is named. */
export const orderLine = (
	name: string,
	unitPrice: number,
	quantity = 1,
	product: string | ObjectId = new ObjectId(),
) => ({ product: new ObjectId(product), name, imageUrl: MANGO.imageUrl, unitPrice, quantity });

/** Lines and terms that come to this amount: six mangoes with tax where nothing is said. */
function pricedBy({ lines, amount, taxPercent, deliveryFee, coupon }: OrderFields) {
	const terms = { ...(coupon ? { coupon } : {}) };
	if (lines !== undefined || amount === undefined) {
		return {
			lines: lines ?? [orderLine(MANGO.name, 280, 6)],
			terms: { taxPercent: taxPercent ?? 5, deliveryFee: deliveryFee ?? 50, ...terms },
		};
	}
	return {
		lines: [orderLine(MANGO.name, amount)],
		terms: { taxPercent: taxPercent ?? 0, deliveryFee: deliveryFee ?? 0, ...terms },
	};
}

/** The order with its first line packed otherwise, so that it comes to this. */
function packedTo(order: OrderDoc, finalAmount: number | undefined): OrderDoc {
	const [first, ...others] = order.lines;
	if (finalAmount === undefined || !first || order.lines.some(({ packed }) => packed)) return order;
	const { taxPercent, deliveryFee } = order.terms;
	const net = Math.round(((finalAmount - deliveryFee) * 100) / (100 + taxPercent));
	const rest = others.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
	const replacement = { ...MANGO, product: first.product, unitPrice: Math.max(0, net - rest), quantity: 1 };
	return { ...order, lines: [{ ...first, packed: { quantity: 0, replacement } }, ...others] };
}

function viaOf(paymentType: unknown): Via {
	const name = String(paymentType).toLowerCase();
	return VIAS.find((via) => via === name) ?? "cash";
}

/** What came in for an order, as entries of its ledger. */
function paymentsFor(
	order: OrderDoc,
	{ isPaid, creditUsed = 0, collectedBy, paidAt }: OrderFields,
): NewEntry[] {
	const at = paidAt ?? order.createdAt;
	const credit: NewEntry = {
		kind: "paid",
		via: "credit",
		amount: creditUsed,
		at: order.createdAt,
		by: "customer",
	};
	const via = viaOf(order.paymentType);
	// A wallet takes what was ordered, the door what was packed.
	const { ordered, final } = moneyOf(order);
	const cost = via === "cash" ? (final ?? ordered).amount : order.amount;
	const amount = isPaid ? Math.max(0, cost - creditUsed) : 0;
	const rider = collectedBy ? { rider: { ...collectedBy, _id: new Types.ObjectId(collectedBy._id) } } : {};
	const rest: NewEntry = {
		kind: "paid",
		via,
		amount,
		at,
		by: via === "cash" ? "seller" : "customer",
		...rider,
	};
	return [credit, rest].filter((entry) => entry.kind === "paid" && entry.amount > 0);
}

/** An order as the shop keeps it, of what a test says of it. */
export function orderFields(fields: OrderFields = {}): OrderDoc {
	const { isPaid: _, creditUsed: __, collectedBy: ___, finalAmount, taxPercent: _t, ...kept } = fields;
	const { deliveryFee: _d, coupon: _c, paymentStatus: _p, paidAt: _a, ...own } = kept;
	const _id = new Types.ObjectId();
	const now = new Date();
	const createdAt = fields.createdAt ?? now;
	const customer = { name: "Sana Iqbal", email: "sana@sabz-tests.pk" };
	const made = {
		_id,
		user: new ObjectId(),
		customer,
		searchWords: searchWordsOf({ _id: _id.toHexString(), customer, address: testAddress }),
		address: testAddress,
		area: "Satellite Town",
		deliveryTime: "express",
		promisedAt: new Date(createdAt.getTime() + promisedHours(fields.deliveryTime) * HOUR_MS),
		amount: 1814,
		paymentType: "Cash On Delivery",
		status: "Order Placed",
		statusHistory: [{ status: "Order Placed", at: now }],
		handoverCode: "0471",
		idempotencyKey: `test-${_id.toHexString()}`,
		cartVersion: 0,
		revision: 0,
		taken: [],
		createdAt,
		updatedAt: now,
		ledger: [],
		...pricedBy(fields),
		...own,
	};
	// What a test says is not checked: it is put into the database as it is.
	const order = packedTo(made as unknown as OrderDoc, finalAmount);
	const paid = withFacts(order, paymentsFor(order, fields));
	const whole = projected(paid, now);
	// The driver would write what is not there as null.
	return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined)) as OrderDoc;
}

/** An order of this test alone, put straight into the database; gives its id. */
export async function newOrder(fields: OrderFields = {}): Promise<string> {
	const order = orderFields(fields);
	const db = await database();
	await db.collection<OrderDoc>("orders").insertOne({ ...order });
	return String(order._id);
}

/** Paid with a wallet. */
export const WALLET = { paymentType: "JazzCash", isPaid: true, paymentStatus: "success" };
/** Of this customer. */
export const whose = ({ _id, name, email }: TestCustomer) => ({
	user: new ObjectId(_id),
	customer: { name, email },
});

/** The order as it is kept. */
export const storedOrder = async (id: unknown) =>
	(await database()).collection("orders").findOne({ _id: new ObjectId(String(id)) });
