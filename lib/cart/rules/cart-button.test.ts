import { describe, expect, it, test } from "vitest";
import { cartSummary, cartBlocks as english } from "@/lib/cart/texts.en";
import { cartBlocks as urdu } from "@/lib/cart/texts.ur";
import { withoutIsolates } from "@/lib/text/isolate";
import { type CartBlock, type CartSituation, cartButton } from "./cart-button";

const ready: CartSituation = {
	subtotal: 1500,
	minimumOrder: 1500,
	area: "Satellite Town",
	addressText: "House 12, SATELLITE town, Jhang, Punjab, 35200",
	customer: { isVerified: true },
	outOfStock: [],
	shortages: [],
	isTimeGone: false,
};
const palak = { name: "Palak", urduName: "پالک" };

/** The one reason, for a button that names it. */
const named = <Block>(block: Block) => ({ named: block, blocks: [block] });
/** The one reason, for a button that keeps its verb. */
const unnamed = <Block>(block: Block) => ({ named: null, blocks: [block] });

describe("the cart's main button (spec 2)", () => {
	it("has nothing in its way with everything in place", () => {
		expect(cartButton(ready)).toEqual({ named: null, blocks: [] });
	});

	it("asks for the minimum order that this shop has", () => {
		expect(cartButton({ ...ready, subtotal: 1499 })).toEqual(
			named({ reason: "minimum", subtotal: 1499, minimum: 1500 }),
		);
		expect(cartButton({ ...ready, minimumOrder: 2000 })).toEqual(
			named({ reason: "minimum", subtotal: 1500, minimum: 2000 }),
		);
	});

	it("asks for the area", () => {
		expect(cartButton({ ...ready, area: null })).toEqual(named({ reason: "area" }));
	});

	it("does not go on with an address outside the chosen area", () => {
		expect(cartButton({ ...ready, area: "Civil Lines" })).toEqual(named({ reason: "area-mismatch" }));
	});

	it("goes on with an address that names the area in Urdu", () => {
		expect(cartButton({ ...ready, addressText: "مکان 12، سیٹلائٹ ٹاؤن، جھنگ" }).blocks).toEqual([]);
	});

	it("asks an unverified customer to verify the e-mail", () => {
		expect(cartButton({ ...ready, customer: { isVerified: false } })).toEqual(
			named({ reason: "verification" }),
		);
	});

	it("asks a customer without an address for one", () => {
		expect(cartButton({ ...ready, addressText: null })).toEqual(unnamed({ reason: "address" }));
	});

	it("lets a guest press it, who has no address and is asked to log in then", () => {
		expect(cartButton({ ...ready, customer: null, addressText: null }).blocks).toEqual([]);
	});

	it("says what is out of stock, and of what there is too little", () => {
		expect(cartButton({ ...ready, outOfStock: [palak] })).toEqual(
			unnamed({ reason: "stock", products: [palak] }),
		);
		expect(cartButton({ ...ready, shortages: [{ ...palak, left: 2 }] })).toEqual(
			unnamed({ reason: "shortage", products: [{ ...palak, left: 2 }] }),
		);
	});

	it("says all that is missing, in the order in which it is mended, and names the first", () => {
		const situation = { ...ready, subtotal: 10, customer: { isVerified: false }, outOfStock: [palak] };
		const reasonsOf = (one: CartSituation) => cartButton(one).blocks.map(({ reason }) => reason);
		expect(reasonsOf({ ...situation, area: null, addressText: null })).toEqual([
			"minimum",
			"area",
			"verification",
			"address",
			"stock",
		]);
		expect(reasonsOf({ ...situation, area: "Gojra Road" })).toEqual([
			"minimum",
			"area-mismatch",
			"verification",
			"stock",
		]);
		expect(cartButton({ ...situation, area: null }).named?.reason).toBe("minimum");
		expect(cartButton({ ...situation, subtotal: 1500, area: null }).named?.reason).toBe("area");
	});

	it("waits for another time where the chosen one has filled", () => {
		expect(cartButton({ ...ready, isTimeGone: true })).toEqual(unnamed({ reason: "time" }));
	});
});

const strawberry = { name: "Strawberry", urduName: "اسٹرابیری" };
const kinnow = { name: "Kinnow" };
const minimum = (subtotal: number, least = 1500): CartBlock => ({
	reason: "minimum",
	subtotal,
	minimum: least,
});

describe("why an order cannot be placed, in the specification's words (spec 2, 5)", () => {
	test("with everything in place the button says what comes next", () => {
		expect(cartSummary.ready).toEqual({ cod: "Place Order", online: "Proceed to Checkout" });
	});

	test.each<[CartBlock, title: string, message: string]>([
		[minimum(1499), "Minimum Order Rs. 1500", "The minimum order is Rs. 1,500. Please add Rs. 1 more."],
		[
			minimum(1500, 2000),
			"Minimum Order Rs. 2000",
			"The minimum order is Rs. 2,000. Please add Rs. 500 more.",
		],
		[{ reason: "area" }, "Select Delivery Area", "Please select your delivery area."],
		[
			{ reason: "area-mismatch" },
			"Area Not Supported",
			"We currently do not deliver to this area. Please select the correct area or update your address.",
		],
		[{ reason: "verification" }, "Email Verification Required", "Please verify your email before checkout"],
		[{ reason: "address" }, "No delivery address", "Please select a delivery address."],
		[
			{ reason: "stock", products: [strawberry] },
			"Strawberry is out of stock",
			"Strawberry is out of stock. Please remove it to go on.",
		],
		[
			{ reason: "stock", products: [palak, strawberry, kinnow] },
			"3 items are out of stock",
			"Palak, Strawberry and Kinnow are out of stock. Please remove them to go on.",
		],
		[
			{ reason: "shortage", products: [{ ...palak, left: 1 }] },
			"Only 1 Palak is left",
			"Only 1 Palak is left. Please take what is left to go on.",
		],
		[{ reason: "time" }, "That time has filled", "This delivery time is no longer available"],
	])("%o", (block, title, message) => {
		expect([english.title(block), english.message(block)]).toEqual([title, message]);
	});

	test("in Urdu products are named in Urdu, and in English where they have no other name", () => {
		const said = urdu.message({ reason: "stock", products: [palak, kinnow] });
		expect(withoutIsolates(said)).toBe("پالک اور Kinnow ختم ہیں۔ آگے جانے کے لیے نکال دیں۔");
		expect(urdu.title(minimum(1200))).toBe("کم سے کم آرڈر 1,500 روپے");
		expect(urdu.message(minimum(1200))).toContain("300 روپے کا اور ڈالیں");
	});
});
