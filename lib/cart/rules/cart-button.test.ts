import { describe, expect, test } from "vitest";
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
const minimum = (subtotal: number, least = 1500): CartBlock => ({
	reason: "minimum",
	subtotal,
	minimum: least,
});

describe("the cart's main button (spec 2)", () => {
	test.each<[what: string, change: Partial<CartSituation>]>([
		["everything in place", {}],
		["an address that names the area in Urdu", { addressText: "مکان 12، سیٹلائٹ ٹاؤن، جھنگ" }],
		["a guest, who has no address and is asked to log in then", { customer: null, addressText: null }],
	])("goes on with %s", (_what, change) => {
		expect(cartButton({ ...ready, ...change })).toEqual({ named: null, blocks: [] });
	});

	test.each<[change: Partial<CartSituation>, block: CartBlock]>([
		[{ subtotal: 1499 }, minimum(1499)],
		[{ minimumOrder: 2000 }, minimum(1500, 2000)],
		[{ area: null }, { reason: "area" }],
		[{ area: "Civil Lines" }, { reason: "area-mismatch" }],
		[{ customer: { isVerified: false } }, { reason: "verification" }],
	])("with %o it names %o", (change, block) => {
		expect(cartButton({ ...ready, ...change })).toEqual({ named: block, blocks: [block] });
	});

	test.each<[change: Partial<CartSituation>, block: CartBlock]>([
		[{ addressText: null }, { reason: "address" }],
		[{ outOfStock: [palak] }, { reason: "stock", products: [palak] }],
		[{ shortages: [{ ...palak, left: 2 }] }, { reason: "shortage", products: [{ ...palak, left: 2 }] }],
		[{ isTimeGone: true }, { reason: "time" }],
	])("with %o it keeps its verb, and says %o", (change, block) => {
		expect(cartButton({ ...ready, ...change })).toEqual({ named: null, blocks: [block] });
	});

	test("says all that is missing, in the order in which it is mended, and names the first", () => {
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
});

const strawberry = { name: "Strawberry", urduName: "اسٹرابیری" };
const kinnow = { name: "Kinnow" };

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
