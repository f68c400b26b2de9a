import { describe, expect, it, test } from "vitest";
import { order as words } from "@/lib/orders/texts.ur";
import { NO_WISH } from "@/lib/products/rules/wishes";
import { withoutIsolates } from "@/lib/text/isolate";
import { BY_PIECE } from "@/lib/text/sold-by";
import { testAddress } from "@/tests/support/products";
import { startPaymentSchema } from "../schema/checkout";
import { cashOrderSchema, idempotencyKeyField } from "../schema/order";
import { type PrintChoice, printSchema } from "../schema/seller-order";
import { type OrderLine, orderNumber, orderNumberGroups } from "./order";
import { orderPlacedMessage } from "./order-messages";
import { amountText, printHref, unitInWords } from "./seller-order";

const product = "5f9d88b5c3a4a2b1c0d9e8f7";
const order = { items: [{ product, quantity: 2 }], address: testAddress };

function complaint(input: unknown): string | undefined {
	return cashOrderSchema.safeParse(input).error?.issues[0]?.message;
}

describe("what a cash order sends", () => {
	it("is delivered the standard way unless told otherwise (spec 4)", () => {
		expect(cashOrderSchema.parse(order).deliveryTime).toBe("standard");
		expect(cashOrderSchema.parse({ ...order, deliveryTime: "express" }).deliveryTime).toBe("express");
		expect(complaint({ ...order, deliveryTime: "tomorrow" })).toBe("Please choose a delivery time");
	});

	it("has 1 to 100 lines of 1 to 99 pieces", () => {
		const lines = (count: number) => Array.from({ length: count }, () => ({ product, quantity: 1 }));
		expect(complaint({ ...order, items: [] })).toBe("Your cart is empty");
		expect(complaint({ ...order, items: lines(100) })).toBeUndefined();
		expect(complaint({ ...order, items: lines(101) })).toBe("An order can hold at most 100 products");
		for (const quantity of [0, -1, 1.5, 100, "2", null, { $gt: 0 }]) {
			expect(complaint({ ...order, items: [{ product, quantity }] })).toMatch(/^Quantity/);
		}
	});

	it("names products by their id, whatever the case of its letters", () => {
		const items = [{ product: product.toUpperCase(), quantity: 1 }];
		expect(cashOrderSchema.parse({ ...order, items }).items[0]?.product).toBe(product);
		expect(complaint({ ...order, items: [{ product: "mango", quantity: 1 }] })).toBe("This id is not valid");
	});

	it("takes null, as an order answers it, for what is left out", () => {
		const items = [{ product, quantity: 2, ifMissing: null, wish: null, note: null }];
		const address = { ...testAddress, deliveryInstructions: null };
		const answered = {
			items,
			address,
			ifMissing: null,
			slot: null,
			area: null,
			coupon: null,
			cashNote: null,
		};
		expect(complaint(answered)).toBeUndefined();
		expect(complaint({ ...answered, deliveryTime: "slot" })).toBe("Please choose a delivery time");
		const paid = { ...answered, amount: 1575, userPhone: "03001234567" };
		expect(startPaymentSchema("jazzcash").safeParse(paid).error).toBeUndefined();
	});

	it("needs an address", () => {
		expect(complaint({ ...order, address: undefined })).toBe("Please select a delivery address.");
	});
});

describe("an idempotency key", () => {
	it("has 1 to 64 letters, digits, hyphens or underscores", () => {
		for (const key of ["a", "Order_1-b", "x".repeat(64)]) {
			expect(idempotencyKeyField.safeParse(key).success).toBe(true);
		}
		for (const key of ["", "x".repeat(65), "a b", "a.b", "é"]) {
			expect(idempotencyKeyField.safeParse(key).success).toBe(false);
		}
	});
});

describe("an order's number", () => {
	it("is short enough to say on the phone", () => {
		expect(orderNumber("65f0c1d2e3a4b5c6d73f9a2c")).toBe("SBZ-3F9A2C");
	});

	it("is said in groups that lose none of its signs", () => {
		expect(orderNumberGroups("SBZ-3F9A2C")).toEqual(["SBZ", "3F9", "A2C"]);
	});
});

const line: OrderLine = {
	product: { _id: "1", name: "Mango Chaunsa", imageUrl: "" },
	unitPrice: 280,
	quantity: 4,
	...BY_PIECE,
	ifMissing: null,
	...NO_WISH,
	packed: null,
};

const said = (packed: OrderLine["packed"]) => withoutIsolates(words.change({ ...line, packed }) ?? "nothing");

describe("an order's words in Urdu", () => {
	it("says how a line was packed otherwise", () => {
		expect(said(null)).toBe("nothing");
		expect(said({ quantity: 4, replacement: null })).toBe("nothing");
		expect(said({ quantity: 0, replacement: null })).toBe("Mango Chaunsa: نہیں ملے۔ 1,120 روپے کم ہوئے۔");
		const kinnow = { _id: "2", name: "Kinnow", imageUrl: "" };
		const replacement = { product: kinnow, unitPrice: 280, quantity: 2, ...BY_PIECE };
		expect(said({ quantity: 2, replacement })).toBe(
			"Mango Chaunsa: 4 میں سے 2 ملے۔ اس کی جگہ Kinnow، 2 عدد۔ قیمت وہی ہے۔",
		);
	});

	it("names each way of payment, of delivery and of giving money back", () => {
		expect(words.paymentType("Cash On Delivery")).toBe("دروازے پر نقد");
		expect(words.delivery({ deliveryTime: "express", slot: null })).toBe("فوری، 30 سے 60 منٹ");
		const slot = { id: "x", from: "2026-11-27T16:00:00+05:00", to: "2026-11-27T18:00:00+05:00" };
		expect(words.delivery({ deliveryTime: "slot", slot })).toBe("جمعہ، 27 نومبر، شام 4 سے 6 بجے");
		expect(words.refundMethod({ method: "wallet", paymentType: "JazzCash" })).toBe("جاز کیش سے");
		expect(withoutIsolates(words.less(1200))).toBe("−1,200 روپے");
	});
});

const now = new Date("2026-11-21T06:00:00Z").getTime();

test.each([
	["express", "2026-11-21T07:00:00Z", /With express delivery it is there by 12:00\sPM at the latest\.$/],
	["standard", "2026-11-21T10:00:00Z", /With standard delivery it is there by 3:00\sPM at the latest\.$/],
	["express", "2026-11-22T04:00:00Z", /it is there tomorrow by 9:00\sAM at the latest\.$/],
] as const)(
	"the 60 minutes of the specification, and the moment of %s delivery due %s",
	(deliveryTime, promisedAt, moment) => {
		const message = orderPlacedMessage(
			{ deliveryTime, promisedAt, status: "Order Placed", confirmation: null },
			now,
		);
		expect(message).toMatch(/^Order placed! Your fresh groceries will be at your door within 60 minutes\. /);
		expect(message).toMatch(moment);
	},
);

test.each([
	["On hold", "We are looking into your order. Something in it needs a decision. We will call you."],
	["Cancelled", "This order was cancelled. Nothing more will happen with it."],
	["Delivered", "Your basket has arrived. It is at your door. Enjoy."],
] as const)("an order that is %s is promised nothing", (status, words) => {
	const of = { deliveryTime: "express", promisedAt: "2026-11-21T07:00:00Z", status } as const;
	for (const confirmation of [null, "asked"] as const)
		expect(orderPlacedMessage({ ...of, confirmation }, now)).toBe(words);
});

test("an order that waits for its customer's yes is promised nothing yet (next day 7)", () => {
	const of = { deliveryTime: "express", promisedAt: "2026-11-21T07:00:00Z", status: "Order Placed" } as const;
	expect(orderPlacedMessage({ ...of, confirmation: "asked" }, now)).toMatch(
		/First we wait for your yes, and start packing with it\.$/,
	);
	expect(orderPlacedMessage({ ...of, confirmation: "given" }, now)).toMatch(/at the latest\.$/);
});

const one = "64b7f0c2a1d3e4f5a63f9a2c";
const two = "64b7f0c2a1d3e4f5a63f9a2d";

test("an address names the orders, the document and the paper, and is read as it was written", () => {
	const choice: PrintChoice = { order: [one, two], as: "invoice", paper: "80mm" };
	const href = printHref(choice);
	expect(href).toBe(`/seller/print?order=${one}&order=${two}&as=invoice&paper=80mm`);
	expect(printSchema.parse({ order: [one, two], as: "invoice", paper: "80mm" })).toEqual(choice);
	expect(printHref({ as: "packing-slip", paper: "a4" })).toBe("/seller/print");
});

test("what makes no sense is packing slips on A4", () => {
	expect(printSchema.parse({ order: one, as: "poster", paper: "a0" })).toEqual({
		order: [one],
		as: "packing-slip",
		paper: "a4",
	});
	expect(printSchema.parse({ order: ["no-id"] }).order).toEqual([]);
	expect(printSchema.parse({}).order).toEqual([]);
});

test.each([
	[5, "1 kg", "5 kg"],
	[1, "1 kg", "1 kg"],
	[2, "1 dozen", "2 dozen"],
	[2, "500 g", "2 × 500 g"],
	[3, "1 bunch", "3 × 1 bunch"],
	[2, "10 kg", "2 × 10 kg"],
	[2, "Feeds 4", "2 ×"],
	[3, "bunch", "3 × bunch"],
	[4, "", "4 ×"],
	[4, undefined, "4 ×"],
])("%i of %j is packed as %j", (quantity, unit, text) => {
	expect(amountText({ quantity }, unit)).toBe(text);
});

test("a unit is in words where its number is no amount", () => {
	expect(["Feeds 4", " Serves 4 to 6", "500 g", "bunch", "", undefined].map(unitInWords)).toEqual([
		"Feeds 4",
		"Serves 4 to 6",
		...[null, null, null, null],
	]);
});
