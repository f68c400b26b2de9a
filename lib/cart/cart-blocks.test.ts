import { describe, expect, test } from "vitest";
import { withoutIsolates } from "@/lib/text/isolate";
import type { CartBlock } from "./rules/cart-button";
import { cartSummary, cartBlocks as english } from "./texts.en";
import { cartBlocks as urdu } from "./texts.ur";

const strawberry = { name: "Strawberry", urduName: "اسٹرابیری" };
const palak = { name: "Palak", urduName: "پالک" };
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
