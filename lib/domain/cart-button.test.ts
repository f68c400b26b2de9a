import { describe, expect, it } from "vitest";
import { type CartSituation, cartButton } from "./cart-button";

const ready: CartSituation = {
	subtotal: 1500,
	area: "Satellite Town",
	addressText: "House 12, SATELLITE town, Jhang, Punjab, 35200",
	customer: { isVerified: true },
	outOfStock: [],
	payment: "cod",
};

describe("the cart's main button (spec 2)", () => {
	it.each([
		["cod", "Place Order"],
		["online", "Proceed to Checkout"],
	] as const)("with everything in place and payment %s says %s", (payment, label) => {
		expect(cartButton({ ...ready, payment })).toEqual({ label, block: null });
	});

	it("asks for the minimum order and says what is missing", () => {
		expect(cartButton({ ...ready, subtotal: 1499 })).toEqual({
			label: "Minimum Order Rs. 1500",
			block: { reason: "minimum", message: "The minimum order is Rs. 1,500. Please add Rs. 1 more." },
		});
	});

	it("asks for the area", () => {
		expect(cartButton({ ...ready, area: null })).toEqual({
			label: "Select Delivery Area",
			block: { reason: "area", message: "Please select your delivery area." },
		});
	});

	it("does not go on with an address outside the chosen area", () => {
		expect(cartButton({ ...ready, area: "Civil Lines" })).toEqual({
			label: "Area Not Supported",
			block: {
				reason: "area-mismatch",
				message:
					"We currently do not deliver to this area. Please select the correct area or update your address.",
			},
		});
	});

	it("asks an unverified customer to verify the e-mail", () => {
		expect(cartButton({ ...ready, customer: { isVerified: false } })).toMatchObject({
			label: "Email Verification Required",
			block: { reason: "verification" },
		});
	});

	it("asks a customer without an address for one", () => {
		expect(cartButton({ ...ready, addressText: null })).toEqual({
			label: "Place Order",
			block: { reason: "address", message: "Please select a delivery address." },
		});
	});

	it("lets a guest press it, who has no address and is asked to log in then", () => {
		expect(cartButton({ ...ready, customer: null, addressText: null })).toEqual({
			label: "Place Order",
			block: null,
		});
	});

	it("names what is out of stock", () => {
		expect(cartButton({ ...ready, outOfStock: ["Strawberry"] }).block?.message).toBe(
			"Strawberry is out of stock. Please remove it to go on.",
		);
		expect(cartButton({ ...ready, outOfStock: ["Palak", "Mango", "Kinnow"] }).block?.message).toBe(
			"Palak, Mango and Kinnow are out of stock. Please remove them to go on.",
		);
	});

	it("names the first thing that is missing, in the order in which they are mended", () => {
		const situation = { ...ready, subtotal: 10, area: null, customer: { isVerified: false } };
		const reasons = [
			cartButton(situation),
			cartButton({ ...situation, subtotal: 1500 }),
			cartButton({ ...situation, subtotal: 1500, area: "Gojra Road" }),
			cartButton({ ...situation, subtotal: 1500, area: "Satellite Town" }),
		].map(({ block }) => block?.reason);
		expect(reasons).toEqual(["minimum", "area", "area-mismatch", "verification"]);
	});
});
