import { describe, expect, it } from "vitest";
import { type CartSituation, cartButton } from "./cart-button";

const ready: CartSituation = {
	subtotal: 1500,
	minimumOrder: 1500,
	area: "Satellite Town",
	addressText: "House 12, SATELLITE town, Jhang, Punjab, 35200",
	customer: { isVerified: true },
	outOfStock: [],
	shortages: [],
	isTimeGone: false,
	payment: "cod",
};

describe("the cart's main button (spec 2)", () => {
	it.each([
		["cod", "Place Order"],
		["online", "Proceed to Checkout"],
	] as const)("with everything in place and payment %s says %s", (payment, label) => {
		expect(cartButton({ ...ready, payment })).toEqual({ label, blocks: [] });
	});

	it("asks for the minimum order and says what is missing", () => {
		expect(cartButton({ ...ready, subtotal: 1499 })).toEqual({
			label: "Minimum Order Rs. 1500",
			blocks: [
				{
					reason: "minimum",
					title: "Minimum Order Rs. 1500",
					message: "The minimum order is Rs. 1,500. Please add Rs. 1 more.",
				},
			],
		});
	});

	it("asks for the minimum that this shop has", () => {
		const { label, blocks } = cartButton({ ...ready, minimumOrder: 2000 });
		expect(label).toBe("Minimum Order Rs. 2000");
		expect(blocks[0]?.message).toBe("The minimum order is Rs. 2,000. Please add Rs. 500 more.");
	});

	it("asks for the area", () => {
		expect(cartButton({ ...ready, area: null })).toEqual({
			label: "Select Delivery Area",
			blocks: [
				{ reason: "area", title: "Select Delivery Area", message: "Please select your delivery area." },
			],
		});
	});

	it("does not go on with an address outside the chosen area", () => {
		expect(cartButton({ ...ready, area: "Civil Lines" })).toEqual({
			label: "Area Not Supported",
			blocks: [
				{
					reason: "area-mismatch",
					title: "Area Not Supported",
					message:
						"We currently do not deliver to this area. Please select the correct area or update your address.",
				},
			],
		});
	});

	it("asks an unverified customer to verify the e-mail", () => {
		expect(cartButton({ ...ready, customer: { isVerified: false } })).toMatchObject({
			label: "Email Verification Required",
			blocks: [{ reason: "verification" }],
		});
	});

	it("asks a customer without an address for one", () => {
		expect(cartButton({ ...ready, addressText: null })).toEqual({
			label: "Place Order",
			blocks: [
				{ reason: "address", title: "No delivery address", message: "Please select a delivery address." },
			],
		});
	});

	it("lets a guest press it, who has no address and is asked to log in then", () => {
		expect(cartButton({ ...ready, customer: null, addressText: null })).toEqual({
			label: "Place Order",
			blocks: [],
		});
	});

	it("names what is out of stock", () => {
		expect(cartButton({ ...ready, outOfStock: ["Strawberry"] }).blocks[0]?.message).toBe(
			"Strawberry is out of stock. Please remove it to go on.",
		);
		expect(cartButton({ ...ready, outOfStock: ["Palak", "Mango", "Kinnow"] }).blocks[0]?.message).toBe(
			"Palak, Mango and Kinnow are out of stock. Please remove them to go on.",
		);
	});

	it("names all that is missing, in the order in which it is mended, and is labelled with the first", () => {
		const situation = { ...ready, subtotal: 10, customer: { isVerified: false }, outOfStock: ["Palak"] };
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
		expect(cartButton({ ...situation, area: null }).label).toBe("Minimum Order Rs. 1500");
		expect(cartButton({ ...situation, subtotal: 1500, area: null }).label).toBe("Select Delivery Area");
	});

	it("waits for another time where the chosen one has filled", () => {
		const { label, blocks } = cartButton({ ...ready, isTimeGone: true });
		expect(label).toBe("Place Order");
		expect(blocks.map(({ reason, message }) => [reason, message])).toEqual([
			["time", "This delivery time is no longer available"],
		]);
	});
});
