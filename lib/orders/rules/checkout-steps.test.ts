import { describe, expect, it } from "vitest";
import { placeOf } from "@/lib/places/rules/point";
import { AREAS } from "@/lib/shop/rules/shop-details";
import { errorsOfStep, reachableStep } from "../schema/checkout";
import { type CheckoutValues, firstValues, isFilledIn, withPresentChoices } from "./checkout-steps";

const complete: CheckoutValues = {
	firstName: "Sana",
	lastName: "Iqbal",
	email: "sana@example.com",
	phone: "0300-1234567",
	streetAddress: "House 12, Satellite Town",
	city: "Jhang",
	zipCode: "35200",
	deliveryInstructions: "",
	wallet: "jazzcash",
	walletPhone: "0300-1234567",
};

describe("what need not be asked again", () => {
	it("is all of it, or there is nothing to skip", () => {
		expect(isFilledIn({ ...complete, walletPhone: "", deliveryInstructions: "" })).toBe(true);
		for (const name of ["firstName", "lastName", "email", "phone", "streetAddress", "city", "zipCode"]) {
			expect(isFilledIn({ ...complete, [name]: " " }), name).toBe(false);
		}
	});
});

describe("the errors of a step", () => {
	it("are none when it is complete", () => {
		expect(errorsOfStep(1, complete, AREAS)).toEqual({});
		expect(errorsOfStep(2, complete, AREAS)).toEqual({});
		expect(errorsOfStep(3, complete, AREAS)).toEqual({});
	});

	it("stand beside their fields", () => {
		expect(errorsOfStep(1, { ...complete, firstName: " ", email: "sana", phone: "0300" }, AREAS)).toEqual({
			firstName: "Please enter your first name",
			email: "Please enter a valid email address",
			phone: "Please enter a valid mobile number (03XX-XXXXXXX)",
		});
		expect(errorsOfStep(2, { ...complete, zipCode: "" }, AREAS)).toEqual({
			zipCode: "Please enter your ZIP code",
		});
	});

	it("say when nobody delivers there", () => {
		expect(errorsOfStep(2, { ...complete, streetAddress: "House 1, Elsewhere" }, AREAS)).toEqual({
			streetAddress:
				"We currently do not deliver to this area. Please select the correct area or update your address.",
		});
	});

	it("name the chosen wallet", () => {
		const message = (wallet: "jazzcash" | "easypaisa") =>
			errorsOfStep(3, { ...complete, wallet, walletPhone: "0300" }, AREAS).walletPhone;
		expect(message("jazzcash")).toBe("Please enter a valid JazzCash mobile number (03XX-XXXXXXX)");
		expect(message("easypaisa")).toBe("Please enter a valid Easypaisa mobile number (03XX-XXXXXXX)");
	});
});

describe("the step to show", () => {
	it.each([
		[1, 1],
		[2, 2],
		[3, 3],
		[99, 3],
		[0, 1],
		[Number.NaN, 1],
	])("asked for %s it is %s when everything is there", (asked, shown) => {
		expect(reachableStep(asked, complete, AREAS)).toBe(shown);
	});

	it("is the first one that is not complete", () => {
		expect(reachableStep(3, { ...complete, phone: "" }, AREAS)).toBe(1);
		expect(reachableStep(3, { ...complete, city: "" }, AREAS)).toBe(2);
	});
});

describe("what the fields hold at first", () => {
	const user = {
		_id: "1",
		name: "Sana  Bibi Iqbal",
		email: "sana@example.com",
		...{ phone: null, isPhoneVerified: false, isVerified: true, hasPassword: true },
		language: "en" as const,
		notifyBy: "email" as const,
	};

	it("comes from the address", () => {
		const address = {
			_id: "1",
			isDefault: true,
			firstName: "Ali",
			lastName: "Raza",
			streetAddress: "House 12, Satellite Town",
			phoneNumber: "0300-1234567",
			city: "Jhang",
			state: "Punjab",
			zipCode: "35200",
			...placeOf({}),
			...{ doorPoint: null, doorAt: null },
		};
		expect(firstValues(user, address, "easypaisa", "جھنگ")).toMatchObject({
			firstName: "Ali",
			phone: "0300-1234567",
			zipCode: "35200",
			wallet: "easypaisa",
			email: "sana@example.com",
		});
	});

	it("comes from the account where no address is saved, and never guesses the wallet's number", () => {
		expect(firstValues(user, undefined, "jazzcash", "Jhang")).toMatchObject({
			firstName: "Sana",
			lastName: "Bibi Iqbal",
			city: "Jhang",
			zipCode: "35200",
			phone: "",
			walletPhone: "",
		});
	});
});

describe("what was typed, under the choices of now", () => {
	const first: CheckoutValues = {
		...complete,
		streetAddress: "House 1, Satellite Town",
		phone: "0300-1111111",
	};
	const typed: CheckoutValues = { ...first, phone: "0300-7654321", deliveryInstructions: "Ring twice" };

	it("stays while the choices are as they were", () => {
		expect(withPresentChoices({ values: typed, first }, { ...first })).toEqual(typed);
	});

	it("gives way, field by field, to what is chosen otherwise now", () => {
		const values = { ...typed, streetAddress: "Shop 7, Satellite Town" };
		const now = { ...first, streetAddress: "House 2, Satellite Town" };
		expect(withPresentChoices({ values, first }, now)).toEqual({
			...typed,
			streetAddress: now.streetAddress,
		});
	});

	it("gives way to another phone that comes with another address", () => {
		const now = { ...first, phone: "0300-2222222" };
		expect(withPresentChoices({ values: typed, first }, now).phone).toBe("0300-2222222");
	});
});
