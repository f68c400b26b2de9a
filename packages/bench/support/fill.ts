import { ObjectId } from "mongodb";
import { z } from "zod";
import type { OrderDoc } from "@/models/order";
import { orderFields } from "../../../tests/support/orders";
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

const STATUSES = ["Delivered", "Delivered", "Delivered", "Delivered", "Cancelled"] as const;
const DAY_MS = 86_400_000;
/** Orders a day: an old shop has more days, not fuller ones. */
const A_DAY = 200;

/** A name that one order in a thousand has. */
export const RARE_NAME = "mehreen";
const RARE_EVERY = 1_000;

/** What three lines of two pieces come to with tax, in rupees. */
const AMOUNT = 1764;
/** Whoever brought all of them. */
const RIDER = { _id: String(new ObjectId()), name: "Imran" };

/** An order of three of the goods, others with each number; of an old shop's orders only the newest still ask for something. */
function order(user: ObjectId, goods: readonly ObjectId[], number: number) {
	const createdAt = new Date(Date.now() - (number / A_DAY) * DAY_MS);
	const status = number < A_DAY ? "Order Placed" : (STATUSES[number % STATUSES.length] ?? "Delivered");
	const isDelivered = status === "Delivered";
	const picture = { name: "Mango Chaunsa", imageUrl: "/art/one-mango.webp" };
	const fields = orderFields({
		user,
		...{ amount: AMOUNT, deliveryFee: 0 },
		customer: {
			name: number % RARE_EVERY === 0 ? "Mehreen Iqbal" : "Sana Iqbal",
			email: "sana@sabz-bench.pk",
		},
		lines: [1, 7, 13].map((step) => {
			const product = goods[(number * step) % goods.length] ?? user;
			return { ...picture, product, unitPrice: 280, quantity: 2 };
		}),
		deliveryTime: "standard",
		...{ createdAt, status, statusHistory: [{ status, at: createdAt }] },
		...(isDelivered ? { isPaid: true, collectedBy: RIDER } : {}),
	});
	return status === "Order Placed" ? fields : { ...fields, endedAt: createdAt };
}

/** Brings the shop to so many orders, older ones first; every customer has about twenty, the given one too. */
export async function fillOrders({ db }: BenchShop, mine: ObjectId, count: number): Promise<void> {
	const orders = db.collection<OrderDoc>("orders");
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
				return order(number < 20 ? mine : (users[number % users.length] ?? mine), goods, number);
			}),
		),
	);
}
