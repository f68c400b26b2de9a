import { describe, expect, it, test } from "vitest";
import { shopChangeSchema } from "../schema";
import { hoursText, missingContact, phoneHref, SHOP_DEFAULTS, taxLabel, whatsappHref } from "./shop-details";

function errorOf(change: Record<string, unknown>): string | undefined {
	return shopChangeSchema.safeParse(change).error?.issues[0]?.message;
}

test("before anybody has said anything it is the specification's shop", () => {
	expect(SHOP_DEFAULTS).toMatchObject({
		opens: "08:00",
		closes: "22:00",
		closedDays: [],
		minimumOrder: 1500,
		taxPercent: 5,
		deliveryFees: { standard: 0, express: 50 },
		slotCapacity: null,
	});
	expect(hoursText(SHOP_DEFAULTS)).toBe("7 days, 8 AM-10 PM");
	expect(taxLabel(SHOP_DEFAULTS.taxPercent)).toBe("Tax (5%)");
	expect(missingContact(SHOP_DEFAULTS)).toEqual(["phone", "email"]);
});

test.each([
	["0300-1234567", "923001234567"],
	["+92 300 1234567", "923001234567"],
	["0092 300 1234567", "923001234567"],
	["(047) 1234567", "92471234567"],
	["+44 20 7946 0000", "442079460000"],
])("%s is dialled as +%s", (phone, digits) => {
	expect(phoneHref(phone)).toBe(`tel:+${digits}`);
	expect(whatsappHref(phone, "Salam!")).toBe(`https://wa.me/${digits}?text=Salam%21`);
});

describe("a change of the details", () => {
	it("is any subset, in the form in which it is shown", () => {
		const change = { phone: " 0300-1234567 ", closedDays: ["2026-12-25", "2026-11-30", "2026-12-25"] };
		expect(shopChangeSchema.parse(change)).toEqual({
			phone: "0300-1234567",
			closedDays: ["2026-11-30", "2026-12-25"],
		});
		expect(shopChangeSchema.parse({})).toEqual({});
		expect(shopChangeSchema.parse({ deliveryFees: { express: 70 } })).toEqual({
			deliveryFees: { express: 70 },
		});
	});

	it("takes back what had been said with nothing, or a blank", () => {
		expect(shopChangeSchema.parse({ phone: null, email: " ", whatsapp: "" })).toEqual({
			phone: null,
			email: null,
			whatsapp: null,
		});
		expect(shopChangeSchema.parse({ slotCapacity: null, expressPausedUntil: null })).toEqual({
			slotCapacity: null,
			expressPausedUntil: null,
		});
	});

	it.each([
		{ name: " " },
		{ name: 7 },
		{ phone: "call me" },
		{ phone: "123" },
		{ phone: 3001234567 },
		{ whatsapp: "+" },
		{ email: "nobody" },
		{ opens: "8:00" },
		{ opens: "24:00" },
		{ closes: "22:60" },
		{ closedDays: ["2026-02-30"] },
		{ closedDays: "2026-02-03" },
		{ minimumOrder: -1 },
		{ minimumOrder: 1500.5 },
		{ taxPercent: 101 },
		{ taxPercent: "5" },
		{ deliveryFees: { express: -50 } },
		{ deliveryFees: 50 },
		{ areas: [] },
		{ areas: ["Civil Lines", "civil lines"] },
		{ areas: [""] },
		{ slotCapacity: 1.5 },
		{ slotCapacity: -1 },
		{ expressPausedUntil: "tomorrow" },
		{ lateCredit: -1 },
		{ lowStockAt: null },
	])("refuses %j with a sentence", (change) => {
		expect(errorOf(change)).toMatch(/^[A-Z].*[a-z]/);
	});
});
