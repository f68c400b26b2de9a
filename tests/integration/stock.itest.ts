import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import type { orderCalls } from "@/lib/orders/calls";
import type { catalogueCalls } from "@/lib/products/calls";
import { api, must } from "../support/api";
import { it } from "../support/clocked";
import { mustBeLawful, newCounted, shelfOf, stockStory } from "../support/counted";
import { newCustomer } from "../support/people";
import { newProduct, testAddress } from "../support/products";
import { asOwner, countPieces, move, undo } from "../support/seller";
import { idOf, orderCash, orderedCash } from "../support/shopping";
import type { TestShop } from "../support/test-shop";
import { isThorough } from "../support/thorough";

/** Counted products over two instances of one shop: who gets the last pieces, and where each piece is. */

const SOON = { timeout: 20_000, interval: 300 };
/** Hundreds of requests of many people. */
const MANY = { timeout: 120_000 };

let shop: TestShop;
let second: string;

it.beforeAll(({ shop: started }) => {
	shop = started;
	({ second } = started);
});

describe("a cash order", () => {
	it("takes its pieces when it is placed, and the ledger says so in one line", async () => {
		const product = await newCounted(10);
		const { cookies } = await newCustomer();
		const placed = await orderCash({ cookies }, [{ product, quantity: 4 }]);
		expect(placed.status).toBe(201);
		expect(await stockStory(product)).toMatchObject({
			stock: 6,
			held: 0,
			movements: [{ kind: "sold", change: -4, stockAfter: 6, order: idOf(placed) }, { kind: "adjusted" }],
		});
		await mustBeLawful(product);
	});

	it("is refused with what is left of each, and then nothing of it is taken", async () => {
		const [chaunsa, falsa, there] = [
			await newCounted(3, { name: "Mango Chaunsa" }),
			await newCounted(0, { name: "Falsa" }),
			await newCounted(9, { name: "Kinnow" }),
		];
		const { cookies } = await newCustomer();
		const short = await orderCash({ cookies }, [
			{ product: there, quantity: 5 },
			{ product: chaunsa, quantity: 4 },
			{ product: falsa, quantity: 1 },
		]);
		expect([short.status, short.json.message]).toEqual([409, "Only 3 Mango Chaunsa are left"]);
		expect(short.json.shortages).toEqual([
			{ product: chaunsa, name: "Mango Chaunsa", left: 3 },
			{ product: falsa, name: "Falsa", left: 0 },
		]);
		const none = await orderCash({ cookies }, [{ product: falsa, quantity: 5 }]);
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
		for (const id of [there, chaunsa]) expect((await stockStory(id)).movements).toHaveLength(1);
	});

	it("takes nothing when it is refused for something else, and gives its delivery time back at once", async () => {
		await shop.change({ slotCapacity: 1 });
		const product = await newCounted(9);
		const { cookies } = await newCustomer();
		const slots = async () =>
			must((await api<typeof orderCalls.listSlots>("GET", "/api/delivery-slots")).json.slots);
		const slot = (await slots()).findLast(({ isAvailable }) => isAvailable)?.id ?? "";
		const [one, other] = [await newCounted(3), await newCounted(9)];
		const rivals = await Promise.all([...Array(8)].map(() => newCustomer())).then((buyers) =>
			Promise.all(
				// All see enough; those who come second find the last product gone after the others were taken.
				buyers.map((buyer) =>
					orderCash(buyer, [
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
			[undefined, second].map((at) => orderCash({ cookies }, [{ product, quantity: 3 }], fields, { at })),
		);
		expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 409]);
		expect(await shelfOf(product)).toEqual({ stock: 6, held: 0 });
		const winner = twice.find(({ status }) => status === 201);
		await api("PUT", `/api/order/cancel/${winner && idOf(winner)}`, { cookies });
		expect((await slots()).find(({ id }) => id === slot)?.left).toBe(1);
		await mustBeLawful(one);
		await mustBeLawful(other);
	});

	it("gives back what was not packed when it is cancelled, and nothing after that", async () => {
		const product = await newCounted(10);
		const { cookies } = await newCustomer();
		const first = await orderCash({ cookies }, [{ product, quantity: 4 }]);
		await api("PUT", `/api/order/cancel/${idOf(first)}`, { cookies });
		expect(await shelfOf(product)).toEqual({ stock: 10, held: 0 });
		expect((await stockStory(product)).movements[0]).toMatchObject({
			kind: "returned",
			change: 4,
			order: idOf(first),
		});
		const next = await orderedCash({ cookies }, [{ product, quantity: 4 }]);
		await move(next._id, "Packed");
		await move(next._id, "Cancelled");
		expect(await shelfOf(product)).toEqual({ stock: 6, held: 0 });
		await mustBeLawful(product);
	});

	it("that is taken back up has its pieces again, or stays cancelled where they are gone", async () => {
		const product = await newCounted(4, { name: "Loquat" });
		const { cookies } = await newCustomer();
		const { _id } = await orderedCash({ cookies }, [{ product, quantity: 4 }]);
		await move(_id, "Cancelled");
		expect((await undo(_id)).json).toMatchObject({ order: { status: "Order Placed" } });
		expect(await shelfOf(product)).toEqual({ stock: 0, held: 0 });
		await move(_id, "Cancelled");
		expect((await orderCash({ cookies }, [{ product, quantity: 3 }])).status).toBe(201);
		expect(await undo(_id)).toMatchObject({
			status: 409,
			json: { message: "Only 1 Loquat is left" },
		});
		expect(await shelfOf(product)).toEqual({ stock: 1, held: 0 });
		await mustBeLawful(product);
	});

	it("leaves a product alone that was not counted when it was placed", async () => {
		const product = await newProduct({ offerPrice: 500 });
		const { cookies } = await newCustomer();
		const placed = await orderCash({ cookies }, [{ product, quantity: 4 }]);
		await countPieces(product, 7);
		await api("PUT", `/api/order/cancel/${idOf(placed)}`, { cookies });
		expect(await shelfOf(product)).toEqual({ stock: 7, held: 0 });
	});
});

describe("of a counted shelf", () => {
	const [PIECES, BUYERS] = isThorough ? [50, 200] : [15, 60];

	it(`${BUYERS} buyers in the same moment get exactly ${PIECES}, at two instances`, MANY, async () => {
		const product = await newCounted(PIECES, { offerPrice: 1500 });
		const buyers = await Promise.all(Array.from({ length: 40 }, () => newCustomer()));
		const answers = await Promise.all(
			Array.from({ length: BUYERS }, (_none, index) =>
				orderCash(
					{ cookies: buyers[index % 40]?.cookies ?? "" },
					[{ product, quantity: 1 }],
					{},
					{
						at: index % 2 === 0 ? "" : second,
					},
				),
			),
		);
		expect(answers.filter(({ status }) => status === 201)).toHaveLength(PIECES);
		expect(answers.filter(({ status }) => status === 409)).toHaveLength(BUYERS - PIECES);
		expect(await shelfOf(product)).toEqual({ stock: 0, held: 0 });
		await mustBeLawful(product);
	});

	it("one key takes its pieces once, however often it is sent", async () => {
		const product = await newCounted(5);
		const { cookies } = await newCustomer();
		const key = randomUUID();
		const answers = await Promise.all(
			["", second, "", second, ""].map((at) =>
				orderCash({ cookies }, [{ product, quantity: 5 }], {}, { key, at }),
			),
		);
		expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
		expect((await orderCash({ cookies }, [{ product, quantity: 5 }], {}, { key })).status).toBe(201);
		await expect.poll(() => shelfOf(product), SOON).toEqual({ stock: 0, held: 0 });
		await mustBeLawful(product);
	});

	it("buyers, cancellations and deliveries in any order lose and make none", MANY, async () => {
		const products = [await newCounted(40), await newCounted(40), await newCounted(40)];
		const buyers = await Promise.all(Array.from({ length: 12 }, () => newCustomer()));
		await Promise.all(
			buyers.map(async ({ cookies }, index) => {
				const at = index % 2 === 0 ? "" : second;
				for (let round = 0; round < 3; round++) {
					const items = [0, 1, 2].flatMap((which) => {
						const product = products[(index + which) % 3];
						return product && (index + round + which) % 3 !== 0 ? [{ product, quantity: 2 + which }] : [];
					});
					const placed = await orderCash({ cookies }, items, {}, { at });
					if (placed.status === 201 && (index + round) % 2 === 0)
						await api("PUT", `${at}/api/order/cancel/${idOf(placed)}`, { cookies });
					if (index === 0)
						await asOwner("POST", "/api/seller/stock", {
							productId: products[round],
							change: 5,
							reason: "delivery",
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

it("pages of both instances follow a sale within 2 seconds, where it can be seen", async () => {
	const product = await newCounted(8);
	const { cookies } = await newCustomer();
	const inCatalogue = async (at: string) => {
		const { json } = await api<typeof catalogueCalls.products>("GET", `${at}/api/product/all-products`);
		const found = must(json.products).find(({ _id }) => _id === product);
		return found && { left: found.left, inStock: found.inStock };
	};
	const follows = async (seen: object) => {
		for (const at of ["", second]) await expect.poll(() => inCatalogue(at), { timeout: 8_000 }).toEqual(seen);
	};
	await follows({ left: null, inStock: true });
	await orderCash({ cookies }, [{ product, quantity: 5 }]);
	await follows({ left: 3, inStock: true });
	expect((await orderCash({ cookies }, [{ product, quantity: 3 }])).status).toBe(201);
	await follows({ left: 0, inStock: false });
});
