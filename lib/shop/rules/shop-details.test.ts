import { describe, expect, it, test } from "vitest";
import { addressNamesArea, findArea, isOurCity } from "@/lib/accounts/rules/address";
import { nightFault } from "../hours-schema";
import { contactSchema, shopChangeSchema } from "../schema";
import { everyDay } from "./opening-hours";
import {
	AREAS,
	areaInUrdu,
	hoursText,
	missingContact,
	phoneHref,
	SHOP_DEFAULTS,
	taxLabel,
	whatsappHref,
} from "./shop-details";

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

test("a night must be over before the next morning begins, also where special days end", () => {
	const night = {
		from: "2027-02-08",
		to: "2027-02-09",
		spans: [{ from: "20:00", to: "30:00" }],
		name: "Nights",
	};
	const hours = everyDay("05:00", "22:00");
	expect(nightFault({ hours: everyDay("06:00", "30:00"), specialHours: [] })).toBeNull();
	expect(nightFault({ hours: everyDay("05:59", "30:00"), specialHours: [] })).toHaveProperty("hours");
	expect(nightFault({ hours, specialHours: [night] })).toHaveProperty("specialHours");
	expect(nightFault({ hours: everyDay("06:00", "22:00"), specialHours: [night] })).toBeNull();
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

	it("names every weekday, those that were left out as closed, and special days by their date", () => {
		const spans = [{ from: "14:00", to: "26:00" }];
		const { hours, specialHours } = shopChangeSchema.parse({
			hours: [{ weekday: 5, spans }],
			// One may follow the other without a day between them.
			specialHours: [
				{ from: "2027-03-10", to: "2027-03-12", spans: [], name: "Eid" },
				{ from: "2027-02-08", to: "2027-03-09", spans, name: "Ramadan" },
			],
		});
		expect(hours?.map((day) => day.spans.length)).toEqual([0, 0, 0, 0, 1, 0, 0]);
		expect(specialHours?.map(({ name }) => name)).toEqual(["Ramadan", "Eid"]);
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
		{ opens: "08:00", hours: everyDay("08:00", "22:00") },
		{ hours: [] },
		{ hours: [{ weekday: 8, spans: [] }] },
		{ hours: [...everyDay("08:00", "22:00"), { weekday: 1, spans: [] }] },
		{ hours: everyDay("22:00", "08:00") },
		{ hours: everyDay("08:00", "30:01") },
		{ hours: everyDay("24:00", "26:00") },
		...[
			[
				["08:00", "12:00"],
				["12:00", "14:00"],
			],
			[
				["14:00", "16:00"],
				["08:00", "12:00"],
			],
			[
				["01:00", "02:00"],
				["03:00", "04:00"],
				["05:00", "06:00"],
				["07:00", "08:00"],
			],
		].map((times) => ({ hours: [{ weekday: 1, spans: times.map(([from, to]) => ({ from, to })) }] })),
		...[
			[
				["2027-02-08", "2027-03-09"],
				["2027-03-09", "2027-03-12"],
			],
			[["2027-02-08", "2027-02-07"]],
			[["2027-02-08", "2029-02-07"]],
		].map((dates) => ({ specialHours: dates.map(([from, to]) => ({ from, to, spans: [], name: "Eid" })) })),
		{ specialHours: [{ from: "2027-02-08", to: "2027-02-09", spans: [], name: " " }] },
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

const message = { name: "Sana", email: "Sana@Mail.pk ", subject: "Onions", message: "20 kg for a wedding?" };

describe("contactSchema", () => {
	it("needs no phone and takes a message as a general one", () => {
		expect(contactSchema.parse(message)).toEqual({
			...message,
			email: "sana@mail.pk",
			phone: "",
			inquiryType: "general",
		});
	});

	it.each([
		[{ name: "  " }, "Please enter your name"],
		[{ email: "sana" }, "Please enter a valid email address"],
		[{ subject: undefined }, "Please enter a subject"],
		[{ message: { $ne: "" } }, "Please enter your message"],
		[{ inquiryType: "spam" }, "Please choose what it is about"],
		[{ phone: 300 }, "Please enter a phone number"],
		[{ message: "a".repeat(5001) }, "Please use at most 5000 characters"],
	])("refuses %o", (change, sentence) => {
		const result = contactSchema.safeParse({ ...message, ...change });
		expect(result.error?.issues[0]?.message).toBe(sentence);
	});
});

test("there are the ten areas of the specification", () => {
	expect(AREAS).toHaveLength(10);
});

test("an area is found in the address whatever its case", () => {
	expect(findArea("House 12, SATELLITE town, Jhang", AREAS)).toBe("Satellite Town");
	expect(addressNamesArea("house 12, satellite town", "Satellite Town")).toBe(true);
});

test("an address elsewhere names no area", () => {
	expect(findArea("Model Town, Lahore", AREAS)).toBeNull();
	expect(addressNamesArea("Satellite Town, Jhang", "Civil Lines")).toBe(false);
});

test("an area counts as named in Urdu too, on whatever keyboard it was written", () => {
	expect(findArea("مکان 12، گلی 4، سیٹلائٹ ٹاؤن، جھنگ", AREAS)).toBe("Satellite Town");
	expect(findArea("مكان 3، چنيوٹ روڈ", AREAS)).toBe("Chiniot Road");
	expect(findArea("محله هادری", AREAS)).toBe("Mohala Hadri");
	expect(addressNamesArea("گلی 4، سول لائنز", "Satellite Town")).toBe(false);
});

test("every area has a name in Urdu; one that the owner has added is called as it was written", () => {
	for (const area of AREAS) expect(areaInUrdu(area)).not.toBe(area);
	expect(areaInUrdu("Canal View")).toBe("Canal View");
	expect(addressNamesArea("House 2, canal view", "Canal View")).toBe(true);
});

test.each([
	["Jhang", true],
	[" jhang ", true],
	["جھنگ", true],
	["جهنگ", false],
	["Lahore", false],
])("%s is our city: %s", (written, expected) => {
	expect(isOurCity(written)).toBe(expected);
});
