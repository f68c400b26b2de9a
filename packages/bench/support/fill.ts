import { ObjectId } from "mongodb";
import { z } from "zod";
import { ask } from "./clients";
import type { BenchShop } from "./shop";

const BATCH = 5_000;
const VARIETIES = ["Select", "Choice", "Farm", "Hill", "River", "Garden", "Early", "Late", "Large", "Small"];

const seeded = z.looseObject({ _id: z.instanceof(ObjectId), slug: z.string(), name: z.string() });

async function inBatches(
	count: number,
	insert: (from: number, size: number) => Promise<unknown>,
): Promise<void> {
	for (let from = 0; from < count; from += BATCH) await insert(from, Math.min(BATCH, count - from));
}

/** Has as many products on sale as asked for: variations of the seeded goods beside them, or fewer of those. */
export async function fillShelf({ db }: BenchShop, count: number): Promise<void> {
	const products = db.collection("products");
	const goods = z.array(seeded).parse(
		await products
			.find({ isVariation: { $ne: true } })
			.sort({ slug: 1 })
			.toArray(),
	);
	await products.deleteMany({ isVariation: true });
	const hidden = goods.slice(count).map(({ _id }) => _id);
	await products.updateMany({ _id: { $nin: hidden } }, { $set: { isArchived: false } });
	await products.updateMany({ _id: { $in: hidden } }, { $set: { isArchived: true } });
	await inBatches(Math.max(0, count - goods.length), (from, size) =>
		products.insertMany(
			Array.from({ length: size }, (_, index) => {
				const number = from + index;
				const { _id, ...fields } = goods[number % goods.length] ?? { slug: "", name: "" };
				const variety = VARIETIES[Math.floor(number / goods.length) % VARIETIES.length];
				const name = `${variety} ${fields.name} ${Math.floor(number / goods.length)}`;
				return { ...fields, name, slug: `${fields.slug}-${number}`, isVariation: true };
			}),
		),
	);
}

/** Has the shop take notice of what was put into its database beside it: a product changes and changes back. */
export async function noticeShelf({ db, url }: BenchShop, seller: string): Promise<void> {
	const product = await db.collection("products").findOne({ isArchived: false, inStock: true });
	for (const inStock of [false, true]) {
		const body = { id: String(product?._id), inStock };
		const { status } = await ask(url, { method: "PATCH", path: "/api/product/stock", cookies: seller, body });
		if (status !== 200) throw new Error(`the seller could not change a product: ${status}`);
	}
}

const STATUSES = ["Delivered", "Delivered", "Delivered", "Delivered", "Cancelled"];
const DAY_MS = 86_400_000;
/** Orders a day: an old shop has more days, not fuller ones. */
const A_DAY = 200;

/** A name that one order in a thousand has. */
export const RARE_NAME = "mehreen";
const RARE_EVERY = 1_000;

/** What three lines of two pieces come to with tax, in rupees. */
const AMOUNT = 1764;

/** Three of the goods, others with each order. */
function linesOf(goods: readonly ObjectId[], number: number) {
	return [1, 7, 13].map((step) => ({
		product: goods[(number * step) % goods.length],
		name: "Mango Chaunsa",
		imageUrl: "/art/one-mango.webp",
		unitPrice: 280,
		quantity: 2,
	}));
}

/** Whoever brought all of them. */
const RIDER = new ObjectId();

function order(_id: ObjectId, user: ObjectId, goods: readonly ObjectId[], number: number, age: number) {
	const at = new Date(Date.now() - (age / A_DAY) * DAY_MS);
	const customer = { name: "Sana Iqbal", email: "sana@sabz-bench.pk" };
	const lines = linesOf(goods, number);
	// Of an old shop's orders only the newest still ask for something.
	const status = age < A_DAY ? "Order Placed" : (STATUSES[number % STATUSES.length] ?? "Delivered");
	const isDelivered = status === "Delivered";
	const collected = { rider: RIDER, name: "Imran", amount: AMOUNT, at };
	const byRider = { by: "rider", rider: { _id: RIDER, name: "Imran" } };
	const address = {
		firstName: "Sana",
		lastName: "Iqbal",
		streetAddress: "House 12, Satellite Town",
		phoneNumber: "03001234567",
		city: "Jhang",
		state: "Punjab",
		zipCode: "35200",
	};
	return {
		_id,
		user,
		customer,
		lines,
		address,
		searchWords: [
			_id.toHexString().slice(-6),
			number % RARE_EVERY === 0 ? RARE_NAME : "sana",
			"iqbal",
			"03001234567",
		],
		area: "Satellite Town",
		deliveryTime: "standard",
		promisedAt: new Date(at.getTime() + 4 * 3_600_000),
		terms: { taxPercent: 5, deliveryFee: 0 },
		amount: AMOUNT,
		ledger: isDelivered ? [{ n: 1, at, kind: "paid", via: "cash", amount: AMOUNT, ...byRider }] : [],
		due: [],
		...{ toCollect: isDelivered || status === "Cancelled" ? 0 : AMOUNT, charged: AMOUNT, discounted: 0 },
		...(isDelivered || status === "Cancelled" ? { endedAt: at } : {}),
		paymentType: "Cash On Delivery",
		isPaid: isDelivered,
		paymentStatus: isDelivered ? "success" : "pending",
		revision: 0,
		...(isDelivered ? { collected } : {}),
		status,
		statusHistory: [{ status, at }],
		idempotencyKey: `bench-${number}`,
		cartVersion: 0,
		taken: [],
		createdAt: at,
		updatedAt: at,
	};
}

/** Brings the shop to so many orders, older ones first; every customer has about twenty, the given one too. */
export async function fillOrders({ db }: BenchShop, mine: ObjectId, count: number): Promise<void> {
	const orders = db.collection("orders");
	const there = await orders.countDocuments();
	const goods = z
		.array(z.object({ _id: z.instanceof(ObjectId) }))
		.parse(await db.collection("products").find({ isArchived: false }).limit(40).toArray())
		.map(({ _id }) => _id);
	const users = Array.from({ length: Math.max(1, Math.ceil(count / 20)) }, () => new ObjectId());
	await inBatches(count - there, (from, size) =>
		orders.insertMany(
			Array.from({ length: size }, (_, index) => {
				const number = there + from + index;
				const user = number < 20 ? mine : (users[number % users.length] ?? mine);
				return order(new ObjectId(), user, goods, number, number);
			}),
		),
	);
}
