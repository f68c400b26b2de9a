import { ObjectId } from "mongodb";
import { describe, expect } from "vitest";
import type { cartCalls } from "@/lib/cart/calls";
import { api, must } from "../support/api";
import { it } from "../support/clocked";
import { database } from "../support/database";
import { mailsTo, waitForMail } from "../support/mails";
import { storedOrder } from "../support/orders";
import { newCustomer } from "../support/people";
import { messagesTo, newNumber } from "../support/phones";
import { newProduct } from "../support/products";
import { ordersOf } from "../support/shopping";
import {
	basketsOf,
	changeBasket,
	eveningAt,
	newBasket,
	onlyOrderOf,
	SLOW,
	someProduct,
	weekLater,
	withWeeklyShop,
} from "../support/weekly-shop";

/** Weekly baskets on their evenings, over two instances of one shop, as its clock is set ahead. */

withWeeklyShop();

describe("on its evening", () => {
	it(
		"becomes one cash order at that day's prices, beside the cart, and its mail names what was left out",
		SLOW,
		async ({ shop }) => {
			const who = await newCustomer();
			const gone = await newProduct({ name: "Palak", offerPrice: 60 });
			const few = await newProduct({ name: "Falsa", offerPrice: 100 });
			const items = [
				{ product: someProduct(), quantity: 4 },
				{ product: gone, quantity: 2 },
				{ product: few, quantity: 3 },
			];
			const { orderedAt, nextDate, _id } = await newBasket(who, { items });
			await api("POST", "/api/user/cart/add", {
				cookies: who.cookies,
				body: { productId: someProduct(), quantity: 1 },
			});
			const db = await database();
			await db.collection("products").updateOne({ _id: new ObjectId(gone) }, { $set: { inStock: false } });
			await db
				.collection("products")
				.updateOne({ _id: new ObjectId(few) }, { $set: { stock: 1, offerPrice: 150 } });
			await eveningAt(shop, orderedAt, -3);
			expect(await ordersOf(who)).toEqual([]);
			await eveningAt(shop, orderedAt);
			const order = await onlyOrderOf(who);
			expect(order).toMatchObject({
				...{ paymentType: "Cash On Delivery", deliveryTime: "slot", channel: "web", ifMissing: "refund" },
				...{ subtotal: 2150, tax: 108, amount: 2258 },
				slot: { from: `${nextDate}T05:00:00.000Z` },
				weekly: { basket: _id, date: nextDate, name: "Friday sabzi", leftOut: ["Palak", "Falsa (2 of 3)"] },
			});
			const mail = await waitForMail(who.email);
			expect(mail.subject).toContain(order.number);
			expect(mail.text).toContain("left out: Palak, Falsa (2 of 3).");
			const cart = await api("GET", "/api/user/cart", { cookies: who.cookies });
			expect(cart.json.cartItem).toHaveLength(1);
			expect(await basketsOf(who)).toMatchObject([
				{ nextDate: weekLater(nextDate), made: { date: nextDate, number: order.number } },
			]);
			await eveningAt(shop, orderedAt, 60);
			expect(await ordersOf(who)).toHaveLength(1);
			expect(await mailsTo(who.email)).toHaveLength(1);
		},
	);

	it("tells a phone what was left out, also where the order waits for a yes", SLOW, async ({ shop }) => {
		const [who, asked] = [await newCustomer(), await newCustomer()];
		const [phone, other] = [newNumber(), newNumber()];
		const db = await database();
		for (const [{ _id }, number] of [
			[who, phone],
			[asked, other],
		] as const)
			await db
				.collection("users")
				.updateOne({ _id: new ObjectId(_id) }, { $set: { phone: number, notifyBy: "sms" } });
		const rule = { cookies: shop.owner, body: { cashRule: "confirm" } };
		expect((await api("PUT", `/api/seller/customers/${asked._id}`, rule)).status).toBe(200);
		const gone = await newProduct({ name: "Methi", offerPrice: 60 });
		const items = [
			{ product: someProduct(), quantity: 4 },
			{ product: gone, quantity: 2 },
		];
		const { orderedAt } = await newBasket(who, { items });
		await newBasket(asked, { items });
		await db.collection("products").updateOne({ _id: new ObjectId(gone) }, { $set: { inStock: false } });
		await eveningAt(shop, orderedAt);
		const texts = async (to: string) => (await messagesTo(to)).map(({ text }) => text);
		const { _id, number } = await onlyOrderOf(who);
		await expect.poll(() => texts(phone)).toHaveLength(1);
		const [made] = await texts(phone);
		for (const part of [
			number,
			"Friday sabzi",
			"Rs. 2,100",
			"left out: Methi.",
			(await storedOrder(_id))?.handoverCode,
		])
			expect(made).toContain(part);
		expect((await onlyOrderOf(asked)).confirmation).toBe("asked");
		await expect.poll(() => texts(other)).toHaveLength(2);
		const said = (await texts(other)).join();
		for (const part of ["confirm-order", "left out: Methi."]) expect(said).toContain(part);
	});

	it("is no order where it is skipped or paused, and is one the time after", SLOW, async ({ shop }) => {
		const [skips, rests] = [await newCustomer(), await newCustomer()];
		const basket = await newBasket(skips, { every: 2 });
		const resting = await newBasket(rests);
		await changeBasket(skips, basket._id, { skipNext: true });
		await changeBasket(rests, resting._id, { isPaused: true });
		await eveningAt(shop, basket.orderedAt, 1);
		const skipped = { skipNext: false, skippedDate: null, nextDate: weekLater(basket.nextDate, 2) };
		expect(await basketsOf(skips)).toMatchObject([skipped]);
		expect([await ordersOf(skips), await mailsTo(skips.email)]).toEqual([[], []]);
		const [next] = await basketsOf(skips);
		await eveningAt(shop, next?.orderedAt ?? null, 1);
		expect((await onlyOrderOf(skips)).weekly?.date).toBe(weekLater(basket.nextDate, 2));
		expect(await ordersOf(rests)).toEqual([]);
	});

	it(
		"is as many grams as before where a product's steps have changed since, as is the cart",
		SLOW,
		async ({ shop }) => {
			const who = await newCustomer();
			const byWeight = { soldBy: "weight" as const, offerPrice: 2000, price: 2000 };
			const productId = await newProduct({ name: "Cherry", stepGrams: 250, ...byWeight });
			const other = await newProduct({ name: "Apricot", stepGrams: 250, ...byWeight });
			const items = [productId, other].map((product) => ({ product, quantity: 6 }));
			const { orderedAt } = await newBasket(who, { items });
			// As one was stored before its changes were counted.
			await (await database())
				.collection("weeklybaskets")
				.updateOne({ user: new ObjectId(who._id) }, { $unset: { revision: 1 } });
			const inCart = { cookies: who.cookies, body: { items: [{ productId, quantity: 3 }] } };
			await api("PUT", "/api/user/cart/merge", inCart);
			const amounts = async () => {
				const { json } = await api<typeof cartCalls.read>("GET", "/api/user/cart", { cookies: who.cookies });
				const baskets = await basketsOf(who);
				const inBasket = baskets.flatMap((basket) => basket.items.map(({ quantity }) => quantity));
				return [...inBasket, ...must(json.cartItem).map(({ quantity }) => quantity)];
			};

			const form = new FormData();
			const edit = { name: "Cherry", description: ["Red"], category: "Fruits", ...byWeight, stepGrams: 500 };
			form.set("productData", JSON.stringify({ ...edit, revision: 0, pictures: ["/art/one-mango.webp"] }));
			await api("PUT", `/api/product/${productId}`, { raw: form, cookies: shop.owner });
			expect(await amounts()).toEqual([3, 6, 2]);
			const raw = `slug,name,image,stepGrams\ntest-${productId},Cherry,,100\n`;
			const headers = { "content-type": "text/csv" };
			await api("POST", "/api/product/import", { raw, headers, cookies: shop.owner });
			expect(await amounts()).toEqual([15, 6, 10]);

			await eveningAt(shop, orderedAt);
			expect((await onlyOrderOf(who)).items).toMatchObject([{ grams: 1500 }, { grams: 1500 }]);
		},
	);

	it(
		"goes on where the order of its day is there already: the clock was set back",
		SLOW,
		async ({ shop }) => {
			const who = await newCustomer();
			const { _id, orderedAt, nextDate } = await newBasket(who);
			await eveningAt(shop, orderedAt);
			await onlyOrderOf(who);
			await shop.setClock(0);
			for (const weekday of [6, 5]) await changeBasket(who, _id, { weekday });
			expect(await basketsOf(who)).toMatchObject([{ nextDate }]);
			await eveningAt(shop, orderedAt);
			const { number, _id: order } = await onlyOrderOf(who);
			const made = { date: nextDate, number };
			expect(await basketsOf(who)).toMatchObject([{ nextDate: weekLater(nextDate), made }]);
			expect(await mailsTo(who.email)).toHaveLength(1);
			const left = await api("PUT", `/api/order/cancel/${order}`, { cookies: who.cookies });
			expect(left.status).toBe(200);
			expect(await basketsOf(who)).toMatchObject([{ nextDate: weekLater(nextDate), made: null }]);
		},
	);

	it("comes at the nearest time of a special week, and its mail says so", SLOW, async ({ shop }) => {
		const who = await newCustomer();
		const basket = await newBasket(who, { slotFrom: "16:00" });
		const spans = [{ from: "12:00", to: "16:00" }];
		const special = { from: basket.nextDate, to: basket.nextDate, spans, name: "Ramadan" };
		await shop.change({ specialHours: [special] });
		const slot = { from: `${basket.nextDate}T09:00:00.000Z`, to: `${basket.nextDate}T11:00:00.000Z` };
		expect(await basketsOf(who)).toMatchObject([
			{ nextDate: basket.nextDate, slot: { ...slot, isMoved: true } },
		]);
		await eveningAt(shop, basket.orderedAt, 1);
		expect(await onlyOrderOf(who)).toMatchObject({
			slot,
			weekly: { date: basket.nextDate, leftOut: [], isMoved: true },
		});
		expect((await waitForMail(who.email)).text?.replaceAll("\n", " ")).toMatch(
			/Our hours differ this time: it comes on Friday, \w{3} \d+, 2 to 4 PM\./,
		);
		const [next] = await basketsOf(who);
		expect(next).toMatchObject({ nextDate: weekLater(basket.nextDate), slot: { isMoved: false } });
		expect(next?.slot?.from).toBe(`${weekLater(basket.nextDate)}T11:00:00.000Z`);
	});

	type Shop = { closes?: boolean; dropsArea?: boolean; walletOnly?: boolean; slotCapacity?: number };

	it.for<[name: string, basket: { items?: number }, shop: Shop, reason: RegExp]>([
		["below the minimum order", { items: 2 }, {}, /minimum order is Rs\. 1,500/],
		["on a closed day", {}, { closes: true }, /We are closed on Friday/],
		["to an area that rests", {}, { dropsArea: true }, /currently do not deliver to this area/],
		["of who pays by wallet", {}, { walletOnly: true }, /is paid in cash, and your orders are paid with a/],
		["without a place left", {}, { slotCapacity: 1 }, /No place was left/],
	])(
		"is no order %s, and a mail says why",
		SLOW,
		async ([, { items = 4 }, { closes, dropsArea, walletOnly, slotCapacity }, reason], { shop }) => {
			const who = await newCustomer();
			const basket = await newBasket(who, {
				items: [{ product: someProduct(), quantity: items }],
				slotFrom: "16:00",
			});
			if (closes) await shop.change({ closedDays: [basket.nextDate] });
			if (dropsArea) {
				expect(basket.isServed).toBe(true);
				const rests = { area: "Satellite Town", isActive: false, extraMinutes: 0 };
				await shop.change({ areaRules: [{ ...rests, deliveryFees: null, minimumOrder: null }] });
				expect(await basketsOf(who)).toMatchObject([{ isServed: false }]);
			}
			if (walletOnly) {
				const rule = { cookies: shop.owner, body: { cashRule: "wallet_only" } };
				expect((await api("PUT", `/api/seller/customers/${who._id}`, rule)).status).toBe(200);
			}
			if (slotCapacity) {
				await shop.change({ slotCapacity });
				const db = await database();
				await db
					.collection<{ _id: string }>("pools")
					.updateOne({ _id: `slot:${basket.nextDate}-1600` }, { $set: { taken: 1 } }, { upsert: true });
			}
			await eveningAt(shop, basket.orderedAt, 1);
			const mail = await waitForMail(who.email);
			expect(mail.subject).toContain("No Sabz order from your weekly basket");
			expect(mail.text?.replaceAll("\n", " ")).toMatch(reason);
			expect(await ordersOf(who)).toEqual([]);
			expect(await basketsOf(who)).toMatchObject([{ nextDate: weekLater(basket.nextDate) }]);
		},
	);

	it(
		"is made late where its day is still ahead, and a mail says so where it is not",
		SLOW,
		async ({ shop }) => {
			const [late, missed] = [await newCustomer(), await newCustomer()];
			const [ahead, over] = [
				await newBasket(late, { slotFrom: "20:00" }),
				await newBasket(missed, { slotFrom: "08:00" }),
			];
			await eveningAt(shop, ahead.orderedAt, 18 * 60);
			expect((await onlyOrderOf(late)).weekly?.date).toBe(ahead.nextDate);
			expect((await waitForMail(missed.email)).text).toContain("could not make it in time");
			expect(await ordersOf(missed)).toEqual([]);
			expect(await basketsOf(missed)).toMatchObject([{ nextDate: weekLater(over.nextDate) }]);
		},
	);

	it(
		"of many baskets each is one order, at two instances, although one is killed",
		SLOW,
		async ({ shop }) => {
			const people = await Promise.all(Array.from({ length: 12 }, () => newCustomer()));
			const baskets = await Promise.all(people.map((who) => newBasket(who, { slotFrom: "12:00" })));
			await shop.setClockTo(baskets[0]?.orderedAt ?? null, 1);
			await shop.app.kill();
			await shop.app.start();
			await shop.runJobs();
			for (const who of people) await onlyOrderOf(who);
			await shop.runJobs();
			const counts = await Promise.all(people.map(async (who) => (await ordersOf(who)).length));
			expect(counts).toEqual(people.map(() => 1));
		},
	);
});
