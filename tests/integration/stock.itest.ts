import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { ObjectId } from "mongodb";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { api } from "../support/api";
import { database } from "../support/database";
import { type OwnShop, startOwnShop } from "../support/own-shop";
import { newPayer } from "../support/payer";
import { newCustomer, sellerCookies } from "../support/people";
import { newProduct, testAddress } from "../support/products";

/** Counted products over two instances of one shop: who gets the last pieces, and where each piece is. */

const SOON = { timeout: 20_000, interval: 300 };
/** Hundreds of requests of many people. */
const MANY = { timeout: 120_000 };

let shop: OwnShop;
let second: string;
let owner: string;

beforeAll(async () => {
	shop = await startOwnShop();
	second = (await shop.startSecond()).baseUrl;
	owner = await sellerCookies();
}, 180_000);
afterAll(() => shop.stop());
afterEach(() => setClock(0));

const setClock = (offsetMinutes: number) =>
	api("POST", "/api/test/clock", { cookies: owner, body: { offsetMinutes } });

async function counted(stock: number, fields: Parameters<typeof newProduct>[0] = {}): Promise<string> {
	const id = await newProduct({ offerPrice: 500, ...fields });
	const set = await api("POST", "/api/seller/stock", {
		cookies: owner,
		body: { productId: id, set: stock, reason: "count" },
	});
	expect(set.status).toBe(200);
	return id;
}

const story = z.object({
	stock: z.number().nullable(),
	held: z.number(),
	movements: z.array(
		z.looseObject({
			kind: z.string(),
			change: z.number(),
			order: z.string().nullable(),
			stockAfter: z.number().nullable(),
		}),
	),
});

async function storyOf(id: string) {
	return story.parse((await api("GET", `/api/seller/stock/${id}`, { cookies: owner })).json);
}

async function shelfOf(id: string) {
	const { stock, held } = await storyOf(id);
	return { stock, held };
}

/** The law: what there is, is held and was sold is what came, and each line of the ledger stands on the one before. */
async function mustBeLawful(id: string): Promise<void> {
	const { stock, held, movements } = await storyOf(id);
	const sum = (...kinds: string[]) =>
		movements.filter(({ kind }) => kinds.includes(kind)).reduce((all, { change }) => all + change, 0);
	expect((stock ?? 0) + held - sum("sold", "returned")).toBe(sum("adjusted"));
	expect(sum("held", "released") + held).toBe(0);
	movements.reduceRight((before, { change, stockAfter }) => {
		expect(stockAfter).toBe(before + change);
		return before + change;
	}, 0);
}

type Item = { product: string; quantity: number };

function order(cookies: string, items: Item[], { at = "", key = randomUUID(), fields = {} } = {}) {
	return api("POST", `${at}/api/order/cod`, {
		cookies,
		headers: { "idempotency-key": key },
		body: { items, address: testAddress, ...fields },
	});
}

const idOf = ({ json }: { json: Record<string, unknown> }) => (json.order as { _id: string })._id;

describe("a cash order", () => {
	it("takes its pieces when it is placed, and the ledger says so in one line", async () => {
		const product = await counted(10);
		const { cookies } = await newCustomer();
		const placed = await order(cookies, [{ product, quantity: 4 }]);
		expect(placed.status).toBe(201);
		expect(await storyOf(product)).toMatchObject({
			stock: 6,
			held: 0,
			movements: [{ kind: "sold", change: -4, stockAfter: 6, order: idOf(placed) }, { kind: "adjusted" }],
		});
		await mustBeLawful(product);
	});

	it("is refused with what is left of each, and then nothing of it is taken", async () => {
		const [chaunsa, falsa, there] = [
			await counted(3, { name: "Mango Chaunsa" }),
			await counted(0, { name: "Falsa" }),
			await counted(9, { name: "Kinnow" }),
		];
		const { cookies } = await newCustomer();
		const short = await order(cookies, [
			{ product: there, quantity: 5 },
			{ product: chaunsa, quantity: 4 },
			{ product: falsa, quantity: 1 },
		]);
		expect([short.status, short.json.message]).toEqual([409, "Only 3 Mango Chaunsa are left"]);
		expect(short.json.shortages).toEqual([
			{ product: chaunsa, name: "Mango Chaunsa", left: 3 },
			{ product: falsa, name: "Falsa", left: 0 },
		]);
		const none = await order(cookies, [{ product: falsa, quantity: 5 }]);
		expect([none.status, none.json.message]).toEqual([409, "Falsa is out of stock"]);
		const wallet = await api("POST", "/api/payment/jazzcash", {
			cookies,
			body: {
				amount: 2100,
				userPhone: "03001234567",
				email: "sana@sabz-tests.pk",
				items: [{ product: chaunsa, quantity: 4 }],
				address: testAddress,
			},
		});
		expect([wallet.status, wallet.json.message]).toEqual([409, "Only 3 Mango Chaunsa are left"]);
		for (const id of [there, chaunsa]) expect((await storyOf(id)).movements).toHaveLength(1);
	});

	it("takes nothing when it is refused for something else, and gives its delivery time back at once", async () => {
		await api("PUT", "/api/seller/shop", { cookies: owner, body: { slotCapacity: 1 } });
		await pause(1_300);
		const product = await counted(9);
		const { cookies } = await newCustomer();
		const slots = async () =>
			(await api("GET", "/api/delivery-slots")).json.slots as { id: string; left: number }[];
		const slot = (await slots()).at(-1)?.id ?? "";
		const [one, other] = [await counted(3), await counted(9)];
		const rivals = await Promise.all([...Array(8)].map(() => newCustomer())).then((buyers) =>
			Promise.all(
				// All see enough; those who come second find the last product gone after the others were taken.
				buyers.map((buyer) =>
					order(buyer.cookies, [
						{ product: one, quantity: 3 },
						{ product: other, quantity: 1 },
					]),
				),
			),
		);
		expect(rivals.filter(({ status }) => status === 201)).toHaveLength(1);
		await expect.poll(() => shelfOf(other)).toEqual({ stock: 8, held: 0 });
		expect(await shelfOf(one)).toEqual({ stock: 0, held: 0 });

		// A cart that is becoming an order in the same moment is refused after its delivery time was taken.
		await api("POST", "/api/user/cart/add", { cookies, body: { productId: product, quantity: 3 } });
		const { version } = (await api("GET", "/api/user/cart", { cookies })).json;
		const fields = { cartVersion: version, deliveryTime: "slot", slot };
		const twice = await Promise.all(
			[undefined, second].map((at) => order(cookies, [{ product, quantity: 3 }], { at: at ?? "", fields })),
		);
		expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 409]);
		expect(await shelfOf(product)).toEqual({ stock: 6, held: 0 });
		const winner = twice.find(({ status }) => status === 201);
		await api("PUT", `/api/order/cancel/${winner && idOf(winner)}`, { cookies });
		expect((await slots()).at(-1)?.left).toBe(1);
		await api("PUT", "/api/seller/shop", { cookies: owner, body: { slotCapacity: null } });
		await mustBeLawful(one);
		await mustBeLawful(other);
	});

	it("gives back what was not packed when it is cancelled, and nothing after that", async () => {
		const product = await counted(10);
		const { cookies } = await newCustomer();
		const first = await order(cookies, [{ product, quantity: 4 }]);
		await api("PUT", `/api/order/cancel/${idOf(first)}`, { cookies });
		expect(await shelfOf(product)).toEqual({ stock: 10, held: 0 });
		expect((await storyOf(product)).movements[0]).toMatchObject({
			kind: "returned",
			change: 4,
			order: idOf(first),
		});
		const next = await order(cookies, [{ product, quantity: 4 }]);
		const move = (status: string, reason?: string) =>
			api("PUT", `/api/order/status/${idOf(next)}`, { cookies: owner, body: { status, reason } });
		await move("Packed");
		await move("Cancelled", "The road is closed");
		expect(await shelfOf(product)).toEqual({ stock: 6, held: 0 });
		await mustBeLawful(product);
	});

	it("that is taken back up has its pieces again, or says that it is on hold", async () => {
		const product = await counted(4, { name: "Loquat" });
		const { cookies } = await newCustomer();
		const placed = await order(cookies, [{ product, quantity: 4 }]);
		const path = `/api/order/status/${idOf(placed)}`;
		const cancel = () =>
			api("PUT", path, { cookies: owner, body: { status: "Cancelled", reason: "Out of rider" } });
		await cancel();
		expect((await api("PUT", `${path}/undo`, { cookies: owner })).json).toMatchObject({
			order: { status: "Order Placed" },
		});
		expect(await shelfOf(product)).toEqual({ stock: 0, held: 0 });
		await cancel();
		expect((await order(cookies, [{ product, quantity: 3 }])).status).toBe(201);
		expect((await api("PUT", `${path}/undo`, { cookies: owner })).json).toMatchObject({
			order: { status: "On hold", holdReason: "Not enough left: Loquat. Please call the customer." },
		});
		expect(await shelfOf(product)).toEqual({ stock: 1, held: 0 });
		await mustBeLawful(product);
	});

	it("leaves a product alone that was not counted when it was placed", async () => {
		const product = await newProduct({ offerPrice: 500 });
		const { cookies } = await newCustomer();
		const placed = await order(cookies, [{ product, quantity: 4 }]);
		await api("POST", "/api/seller/stock", {
			cookies: owner,
			body: { productId: product, set: 7, reason: "count" },
		});
		await api("PUT", `/api/order/cancel/${idOf(placed)}`, { cookies });
		expect(await shelfOf(product)).toEqual({ stock: 7, held: 0 });
	});
});

describe("packing", () => {
	const pack = (id: string, lines: object[], isComplete = false) =>
		api("PUT", `/api/order/${id}/pack`, { cookies: owner, body: { lines, isComplete } });
	const stocks = async (...ids: string[]) => Promise.all(ids.map(async (id) => (await shelfOf(id)).stock));

	it("takes what stands in for others at once, and gives back what was not found once the bag is closed", async () => {
		const [apple, pear] = [await counted(10), await counted(6, { offerPrice: 300 })];
		const { cookies } = await newCustomer();
		const _id = idOf(await order(cookies, [{ product: apple, quantity: 4 }]));
		const short = { product: apple, picked: 1, replacement: { product: pear, quantity: 3 } };
		expect((await pack(_id, [short])).status).toBe(200);
		expect(await stocks(apple, pear)).toEqual([6, 3]);
		// Another number of them, and then another thing altogether.
		await pack(_id, [{ ...short, replacement: { product: pear, quantity: 2 } }]);
		expect(await stocks(apple, pear)).toEqual([6, 4]);
		await pack(_id, [{ product: apple, picked: 2 }]);
		expect(await stocks(apple, pear)).toEqual([6, 6]);
		await pack(_id, [short], true);
		expect(await stocks(apple, pear)).toEqual([9, 3]);
		expect((await storyOf(apple)).movements[0]).toMatchObject({ kind: "returned", change: 3, order: _id });
		for (const product of [apple, pear]) await mustBeLawful(product);
	});

	it("refuses what is not left, and takes nothing then", async () => {
		const [apple, pear] = [await counted(10), await counted(2, { name: "Pear", offerPrice: 300 })];
		const { cookies } = await newCustomer();
		const _id = idOf(await order(cookies, [{ product: apple, quantity: 4 }]));
		const replacement = { product: pear, quantity: 3 };
		const refused = await pack(_id, [{ product: apple, picked: 1, replacement }]);
		expect([refused.status, refused.json.message]).toEqual([409, "Only 2 Pear are left"]);
		expect(await stocks(apple, pear)).toEqual([6, 2]);
	});

	it("that is undone has all that was ordered again; a cancelled bag stays out of the shelf", async () => {
		const apple = await counted(10);
		const { cookies } = await newCustomer();
		const _id = idOf(await order(cookies, [{ product: apple, quantity: 4 }]));
		await pack(_id, [{ product: apple, picked: 3 }], true);
		expect(await stocks(apple)).toEqual([7]);
		await api("PUT", `/api/order/status/${_id}/undo`, { cookies: owner });
		expect(await stocks(apple)).toEqual([6]);
		await pack(_id, [{ product: apple, picked: 3 }], true);
		const body = { status: "Cancelled", reason: "Nobody was there" };
		await api("PUT", `/api/order/status/${_id}`, { cookies: owner, body });
		expect(await stocks(apple)).toEqual([7]);
		await mustBeLawful(apple);
	});
});

describe("of 50 pieces", () => {
	it("200 buyers in the same moment get exactly 50, at two instances", MANY, async () => {
		const product = await counted(50, { offerPrice: 1500 });
		const buyers = await Promise.all(Array.from({ length: 40 }, () => newCustomer()));
		const began = performance.now();
		const answers = await Promise.all(
			Array.from({ length: 200 }, (_none, index) =>
				order(buyers[index % 40]?.cookies ?? "", [{ product, quantity: 1 }], {
					at: index % 2 === 0 ? "" : second,
				}),
			),
		);
		console.info(`200 buyers: ${Math.round(performance.now() - began)} ms`);
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
		expect(answers.filter(({ status }) => status === 409)).toHaveLength(150);
		expect(await shelfOf(product)).toEqual({ stock: 0, held: 0 });
		await mustBeLawful(product);
	});

	it("one key takes its pieces once, however often it is sent", async () => {
		const product = await counted(5);
		const { cookies } = await newCustomer();
		const key = randomUUID();
		const answers = await Promise.all(
			["", second, "", second, ""].map((at) => order(cookies, [{ product, quantity: 5 }], { key, at })),
		);
		expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
		expect((await order(cookies, [{ product, quantity: 5 }], { key })).status).toBe(201);
		await expect.poll(() => shelfOf(product), SOON).toEqual({ stock: 0, held: 0 });
		await mustBeLawful(product);
	});

	it("buyers, cancellations and deliveries in any order lose and make none", MANY, async () => {
		const products = [await counted(40), await counted(40), await counted(40)];
		const buyers = await Promise.all(Array.from({ length: 12 }, () => newCustomer()));
		await Promise.all(
			buyers.map(async ({ cookies }, index) => {
				const at = index % 2 === 0 ? "" : second;
				for (let round = 0; round < 3; round++) {
					const items = [0, 1, 2].flatMap((which) => {
						const product = products[(index + which) % 3];
						return product && (index + round + which) % 3 !== 0 ? [{ product, quantity: 2 + which }] : [];
					});
					const placed = await order(cookies, items, { at });
					if (placed.status === 201 && (index + round) % 2 === 0)
						await api("PUT", `${at}/api/order/cancel/${idOf(placed)}`, { cookies });
					if (index === 0)
						await api("POST", "/api/seller/stock", {
							cookies: owner,
							body: { productId: products[round], change: 5, reason: "delivery" },
						});
				}
			}),
		);
		for (const product of products) {
			await expect.poll(async () => (await shelfOf(product)).held, SOON).toBe(0);
			await mustBeLawful(product);
		}
	});
});

describe("a wallet payment", () => {
	async function begun() {
		const payer = await newPayer();
		await api("POST", "/api/seller/stock", {
			cookies: owner,
			body: { productId: payer.product, set: 10, reason: "count" },
		});
		const reference = await payer.begun("jazzcash");
		return { payer, reference, product: payer.product };
	}

	it("holds its pieces when it begins, and takes them when it is confirmed", async () => {
		const { payer, reference, product } = await begun();
		expect(await storyOf(product)).toMatchObject({
			stock: 6,
			held: 4,
			movements: [{ kind: "held", change: -4, stockAfter: 6 }, {}],
		});
		await payer.comeBack("jazzcash", reference, "approve");
		await expect.poll(() => shelfOf(product), SOON).toEqual({ stock: 6, held: 0 });
		expect((await storyOf(product)).movements[0]).toMatchObject({ kind: "sold", change: -4 });
		await mustBeLawful(product);
	});

	it("releases them when it has failed, and after 15 minutes", async () => {
		const { payer, reference, product } = await begun();
		await payer.comeBack("jazzcash", reference, "decline");
		await expect.poll(() => shelfOf(product), SOON).toEqual({ stock: 10, held: 0 });
		expect((await storyOf(product)).movements[0]).toMatchObject({ kind: "released", change: 4 });

		const late = await begun();
		await setClock(14);
		await pause(7_000);
		expect(await shelfOf(late.product)).toEqual({ stock: 6, held: 4 });
		await setClock(16);
		await expect.poll(() => shelfOf(late.product), SOON).toEqual({ stock: 10, held: 0 });
		await mustBeLawful(late.product);
	});

	it("confirmed after that takes pieces again, or its order is on hold with the reason", async () => {
		const again = await begun();
		await setClock(16);
		await expect.poll(() => shelfOf(again.product), SOON).toEqual({ stock: 10, held: 0 });
		await again.payer.comeBack("jazzcash", again.reference, "approve");
		await expect.poll(() => shelfOf(again.product), SOON).toEqual({ stock: 6, held: 0 });
		await setClock(0);

		const gone = await begun();
		await setClock(16);
		await expect.poll(() => shelfOf(gone.product), SOON).toEqual({ stock: 10, held: 0 });
		await api("POST", "/api/seller/stock", {
			cookies: owner,
			body: { productId: gone.product, set: 1, reason: "waste" },
		});
		await gone.payer.comeBack("jazzcash", gone.reference, "approve");
		const orders = (await database()).collection("orders");
		const find = () => orders.findOne({ "lines.product": new ObjectId(gone.product) });
		await expect.poll(find, SOON).toMatchObject({
			status: "On hold",
			holdReason: expect.stringMatching(/^Paid, but no longer in stock: /),
			paymentStatus: "refund due",
		});
		expect(await shelfOf(gone.product)).toEqual({ stock: 1, held: 0 });
		await mustBeLawful(gone.product);
	});
});

describe("what a crash has left", () => {
	it("between the pieces and the order is given back, and an order has its own", async () => {
		const product = await counted(10);
		const { cookies } = await newCustomer();
		const placed = await order(cookies, [{ product, quantity: 4 }]);
		const products = (await database()).collection("products");
		const _id = new ObjectId(product);
		const past = new Date(Date.now() - 1_000);
		const hold = { quantity: 2, at: past, heldUntil: past, isBrief: true };
		// Pieces of an order that was never made, and some that are held twice for one that has its own.
		const orderDoc = await (await database())
			.collection("orders")
			.findOne({ _id: new ObjectId(idOf(placed)) });
		const own = `${orderDoc?.user}:${orderDoc?.idempotencyKey}`;
		const holds = [
			{ ...hold, key: `${new ObjectId()}:${randomUUID()}`, n: 3, stockAfter: 4 },
			{ ...hold, key: own, n: 4, stockAfter: 2 },
		];
		await products.updateOne({ _id }, { $set: { stock: 2, stockHolds: holds, stockRevision: 4 } });
		await expect.poll(() => shelfOf(product), SOON).toEqual({ stock: 6, held: 0 });
		await mustBeLawful(product);
	});

	it("of an order whose pieces were never followed up is made good", async () => {
		const product = await counted(10);
		const { cookies } = await newCustomer();
		const placed = await order(cookies, [{ product, quantity: 4 }]);
		const db = await database();
		const _id = new ObjectId(product);
		// As it was in the moment after the order was written.
		await db.collection("stockmovements").deleteMany({ product: _id, kind: "sold" });
		const orderDoc = await db.collection("orders").findOne({ _id: new ObjectId(idOf(placed)) });
		const held = {
			key: `${orderDoc?.user}:${orderDoc?.idempotencyKey}`,
			quantity: 4,
			at: new Date(),
			heldUntil: new Date(Date.now() + 60_000),
			isBrief: true,
			n: 2,
			stockAfter: 6,
		};
		await db.collection("products").updateOne({ _id }, { $set: { stockHolds: [held] } });
		await db.collection("orders").updateOne({ _id: orderDoc?._id }, { $set: { hasOpenConsequences: true } });
		await expect
			.poll(async () => (await storyOf(product)).movements[0], SOON)
			.toMatchObject({
				kind: "sold",
				change: -4,
				stockAfter: 6,
			});
		await mustBeLawful(product);
	});
});

it("pages of both instances follow a sale within 2 seconds, where it can be seen", async () => {
	const product = await counted(8);
	const { cookies } = await newCustomer();
	const inCatalogue = async (at: string) => {
		const { json } = await api("GET", `${at}/api/product/all-products`);
		const products = json.products as { _id: string; left: number | null; inStock: boolean }[];
		const found = products.find(({ _id }) => _id === product);
		return found && { left: found.left, inStock: found.inStock };
	};
	const follows = async (seen: object) => {
		for (const at of ["", second]) await expect.poll(() => inCatalogue(at), { timeout: 8_000 }).toEqual(seen);
	};
	await follows({ left: null, inStock: true });
	await order(cookies, [{ product, quantity: 5 }]);
	await follows({ left: 3, inStock: true });
	expect((await order(cookies, [{ product, quantity: 3 }])).status).toBe(201);
	await follows({ left: 0, inStock: false });
});
