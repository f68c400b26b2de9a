import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { subtotalOf } from "@/lib/cart/rules/totals";
import { slotHours } from "@/lib/delivery/promise-rules";
import { slotsOf } from "@/lib/delivery/rules";
import { placeOf } from "@/lib/places/rules/point";
import { type DaySpan, everyDay } from "@/lib/shop/rules/opening-hours";
import { DAY_MS } from "@/lib/text/dates";
import { MESSAGES } from "@/lib/text/messages/all";
import {
	BASKET_RHYTHMS,
	type BasketDraft,
	comingLines,
	comingSlots,
	dayAfter,
	dayText,
	firstDay,
	maySkipWeekly,
	nextDayAhead,
	orderedAt,
	soonestOf,
	timeAround,
	timesOfDay,
	type WeeklyBasket,
	withChange,
	withoutProducts,
	withProduct,
	withProducts,
	withQuantity,
} from "./rules";

const at = (text: string) => new Date(`${text}+05:00`).getTime();

test("what is weighed costs its grams, and only what can come costs anything", () => {
	const items = [
		{ unitPrice: 400, canCome: 3, stepGrams: 250 },
		{ unitPrice: 90, canCome: 2, stepGrams: null },
		{ unitPrice: 700, canCome: 0, stepGrams: 500 },
	];
	expect(subtotalOf(comingLines(items))).toBe(480);
});

describe("a list that is added and taken back", () => {
	const product = (_id: string) => ({
		...{ _id, name: _id, imageUrl: "", unit: "1 kg", category: "Vegetables" as const, offerPrice: 100 },
		...{ soldBy: "piece" as const, stepGrams: null, aboutGrams: null, wishes: [] },
	});
	const before = withQuantity(withProduct(withProduct([], product("onion")), product("rice")), "rice", 4);
	const added = [
		{ product: product("onion"), quantity: 3 },
		{ product: product("rice"), quantity: 2 },
		{ product: product("mint"), quantity: 2 },
	];
	const both = withProducts(before, added);
	const quantities = (items: typeof both) =>
		Object.fromEntries(withoutProducts(items, added, before).map((item) => [item.product, item.quantity]));

	test("leaves what was there before", () => {
		expect(withoutProducts(both, added, before)).toEqual(before);
	});

	test("leaves what was added, changed or removed meanwhile", () => {
		expect(quantities(withProduct(both, product("milk")))).toEqual({ onion: 1, rice: 4, milk: 1 });
		expect(quantities(withQuantity(both, "rice", 7))).toEqual({ onion: 1, rice: 7 });
		expect(quantities(withQuantity(both, "onion", 5))).toEqual({ onion: 3, rice: 4 });
		expect(quantities(withQuantity(both, "onion", 2))).toEqual({ onion: 1, rice: 4 });
		expect(quantities(withQuantity(both, "mint", 0))).toEqual({ onion: 1, rice: 4 });
		expect(quantities(withQuantity(both, "onion", 0))).toEqual({ rice: 4 });
	});
});

describe("the days of a weekly basket", () => {
	test("it is ordered at 18:00 of the evening before, in Jhang", () => {
		expect(new Date(orderedAt("2026-11-27")).toISOString()).toBe("2026-11-26T13:00:00.000Z");
		expect(new Date(orderedAt("2027-01-01")).toISOString()).toBe("2026-12-31T13:00:00.000Z");
	});

	test.each([
		["2026-11-22T12:00", 5, "2026-11-27"],
		["2026-11-26T17:59", 5, "2026-11-27"],
		["2026-11-26T18:00", 5, "2026-12-04"],
		["2026-11-27T08:00", 5, "2026-12-04"],
		["2026-11-22T12:00", 1, "2026-11-23"],
		["2026-11-22T19:00", 1, "2026-11-30"],
		["2026-11-22T02:00", 7, "2026-11-29"],
		["2026-12-31T23:30", 6, "2027-01-02"],
	])("made at %s for weekday %i, it comes first on %s", (now, weekday, day) => {
		expect(firstDay(weekday, at(now))).toBe(day);
	});

	test("comes again after one or two weeks, over the ends of months and years", () => {
		expect(dayAfter("2026-12-25", 1)).toBe("2027-01-01");
		expect(dayAfter("2028-02-18", 2)).toBe("2028-03-03");
	});

	test("days that went by while nobody looked are left out, those still to come are not", () => {
		expect(nextDayAhead("2026-11-27", 1, at("2026-11-26T18:00"))).toBe("2026-12-04");
		expect(nextDayAhead("2026-11-27", 1, at("2026-12-04T20:00"))).toBe("2026-12-04");
		expect(nextDayAhead("2026-11-27", 2, at("2026-12-12T00:00"))).toBe("2026-12-25");
	});

	test("at any moment the first evening is ahead, less than eight days away, and keeps its weekday for good", () => {
		const moments = fc.integer({ min: at("2026-01-01T00:00"), max: at("2032-01-01T00:00") });
		fc.assert(
			fc.property(
				moments,
				fc.integer({ min: 1, max: 7 }),
				fc.constantFrom(...BASKET_RHYTHMS),
				(now, weekday, every) => {
					const first = firstDay(weekday, now);
					expect(orderedAt(first)).toBeGreaterThan(now);
					expect(orderedAt(first)).toBeLessThanOrEqual(now + 7 * DAY_MS);
					const next = nextDayAhead(first, every, now + 100 * DAY_MS);
					for (const day of [first, next])
						expect((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7).toBe(weekday - 1);
				},
			),
		);
	});
});

test("the times of a day are its slots, the last one ends at closing", () => {
	const times = timesOfDay(5, { hours: everyDay("08:00", "13:00") });
	expect(times.map(({ from, slot }) => ({ from, hours: slotHours(slot) }))).toEqual([
		{ from: "08:00", hours: "8 to 10 AM" },
		{ from: "10:00", hours: "10 AM to 12 PM" },
		{ from: "12:00", hours: "12 to 1 PM" },
	]);
});

describe("the time in which a basket comes", () => {
	const ramadan = [
		{ from: "14:00", to: "17:10" },
		{ from: "18:30", to: "26:00" },
	];
	const saidOf = (slotFrom: string, closes: string, spans = ramadan) => {
		const special = { from: "2027-02-10", to: "2027-02-12", spans, name: "Ramadan" };
		const hours = { hours: everyDay("08:00", closes), specialHours: [special], closedDays: ["2027-02-12"] };
		const on = (day: string) => {
			const [slot] = comingSlots(day, slotFrom, hours);
			return slot && `${slot.id}${slot.isMoved ? " moved" : ""}`;
		};
		return [on("2027-02-09"), on("2027-02-10"), on("2027-02-12")];
	};
	/** The times in which a basket may come on a special day, best first. */
	const timesOn = (slotFrom: string, closes: string, spans: DaySpan[]) => {
		const special = { from: "2027-02-10", to: "2027-02-10", spans, name: "" };
		const hours = { hours: everyDay("08:00", closes), specialHours: [special], closedDays: [] };
		return comingSlots("2027-02-10", slotFrom, hours).map(({ id, isMoved }) => {
			return `${id.slice(8)}${isMoved ? " moved" : ""}`;
		});
	};

	test.each([
		["14:00", "22:00", "2027-02-10-1400"],
		["20:00", "22:00", "2027-02-10-1830 moved"],
		["08:00", "22:00", "2027-02-10-1400 moved"],
		["18:00", "22:00", "2027-02-10-1830 moved"],
		["00:00", "26:00", "2027-02-10-2230 moved"],
	])("that begins at %s of a shop until %s is, on a day of other hours, %s", (slotFrom, closes, slot) => {
		const night = slotFrom === "00:00" ? "10" : "09";
		const usual = `2027-02-${night}-${slotFrom.replace(":", "")}`;
		expect(saidOf(slotFrom, closes)).toEqual([usual, slot, undefined]);
	});

	test("is none on a special day that is closed, nor where the week has no such time any more", () => {
		expect(saidOf("20:00", "22:00", [])).toEqual(["2027-02-09-2000", undefined, undefined]);
		expect(saidOf("09:00", "22:00")).toEqual([undefined, undefined, undefined]);
	});

	test("is its own alone, or any of the day: first the one that holds its time, then the nearest, then remainders", () => {
		expect(timesOn("14:00", "22:00", ramadan)).toEqual(["10-1400"]);
		const moved = ["10-1830", "10-2030", "10-2230", "10-1600", "11-0030", "10-1400"];
		expect(timesOn("20:00", "22:00", ramadan)).toEqual(moved.map((time) => `${time} moved`));
		const short = [
			{ from: "14:00", to: "16:05" },
			{ from: "20:00", to: "20:30" },
		];
		expect(timesOn("18:00", "22:00", short)).toEqual(["10-1400 moved", "10-1600 moved", "10-2000 moved"]);
	});

	test("after midnight is the night of its day, not the day's own midnight", () => {
		const midnight = { from: "00:00", to: "02:00" };
		expect(timesOn("00:00", "26:00", [midnight, { from: "20:00", to: "26:00" }])).toEqual(["11-0000"]);
		expect(timesOn("00:00", "26:00", [midnight, { from: "20:00", to: "22:00" }])).toEqual([
			"10-2000 moved",
			"10-0000 moved",
		]);
	});

	test("lies in the hours of its day, whatever they are", () => {
		const usualTimes = timesOfDay(3, { hours: everyDay("08:00", "26:00") });
		fc.assert(
			fc.property(
				fc.constantFrom(...usualTimes.map(({ from }) => from)),
				fc.uniqueArray(fc.integer({ min: 1, max: 119 }), { minLength: 2, maxLength: 6 }),
				(slotFrom, marks) => {
					const sorted = marks.toSorted((one, other) => one - other);
					const time = (quarter: number) =>
						`${String(Math.floor(quarter / 4)).padStart(2, "0")}:${String((quarter % 4) * 15).padStart(2, "0")}`;
					const spans = sorted.flatMap((to, index) => {
						const from = sorted[index - 1];
						return index % 2 === 0 || from === undefined ? [] : [{ from: time(from), to: time(to) }];
					});
					const special = { from: "2027-02-10", to: "2027-02-10", spans, name: "" };
					const hours = { hours: everyDay("08:00", "26:00"), specialHours: [special], closedDays: [] };
					const [slot] = comingSlots("2027-02-10", slotFrom, hours);
					expect(slotsOf("2027-02-10", hours).map(({ id }) => id)).toContain(slot?.id);
				},
			),
		);
	});
});

test.each([
	["2026-11-27T09:10", "08:00", "22:00", 5, "08:00"],
	["2026-11-27T10:00", "08:00", "22:00", 5, "10:00"],
	["2026-11-27T06:00", "08:30", "22:00", 5, "08:30"],
	["2026-11-27T23:30", "08:00", "22:00", 5, "20:00"],
	["2026-11-27T15:00", "08:00", "26:00", 5, "14:00"],
	["2026-11-28T00:00", "08:00", "26:00", 5, "00:00"],
	["2026-11-28T01:30", "08:00", "27:00", 5, "00:00"],
	["2026-11-28T05:00", "08:00", "26:00", 6, "08:00"],
	["2026-11-28T09:00", "08:00", "26:00", 6, "08:00"],
])(
	"%s, from %s to %s, lies in the time of weekday %i that begins at %s",
	(moment, from, to, weekday, slotFrom) => {
		const hours = { hours: everyDay(from, to), specialHours: [], closedDays: [] };
		expect(timeAround(new Date(at(moment)), hours)).toEqual({ weekday, slotFrom });
	},
);

test.each([
	["Saturday basket", { weekday: 7 }, "Sunday basket"],
	["Saturday basket", { slotFrom: "10:00" }, "Saturday basket"],
	["Saturday basket", { name: "Fruit", weekday: 7 }, "Fruit"],
	["Our sabzi", { weekday: 7 }, "Our sabzi"],
])("%s of a Saturday with %o is called %s", (name, part, expected) => {
	const draft: BasketDraft = {
		...{ name, items: [], area: null, address: null, ifMissing: "replace" },
		...{ weekday: 6, slotFrom: "08:00", every: 1 },
	};
	expect(withChange(draft, part, MESSAGES.en.weekly.basketOf).name).toBe(expected);
});

describe("the basket that comes first", () => {
	const basket = (name: string, nextDate: string | null, made: string | null = null): WeeklyBasket => ({
		...{
			_id: name,
			name,
			items: [],
			area: null,
			ifMissing: "replace",
			weekday: 5,
			slotFrom: "08:00",
			every: 1,
		},
		address: {
			...{ firstName: "Sana", lastName: "Iqbal", streetAddress: "House 12, Satellite Town", city: "Jhang" },
			...{ phoneNumber: "0300-1234567", state: "Punjab", zipCode: "35200" },
			...placeOf({}),
		},
		...{
			isPaused: nextDate === null,
			skipNext: false,
			skippedDate: null,
			nextDate,
			orderedAt: null,
			slot: null,
			isServed: true,
		},
		today: { subtotal: 0, discount: 0, tax: 0, deliveryFee: 0, amount: 0, missing: 0 },
		made:
			made === null
				? null
				: { date: made, comesAt: `${made}T05:00:00.000Z`, number: "SBZ-1", link: "/weekly/x" },
	});

	test("is the one of the nearest day, its order made already or not", () => {
		const friday = basket("Friday sabzi", "2026-12-04", "2026-11-27");
		const sunday = basket("Sunday fruit", "2026-11-29");
		expect(soonestOf([sunday, friday])).toEqual({ basket: friday, day: "2026-11-27" });
		expect(soonestOf([basket("Friday sabzi", "2026-12-04"), sunday])?.day).toBe("2026-11-29");
	});

	test("is none where all of them rest", () => {
		expect(soonestOf([basket("Friday sabzi", null)])).toBeNull();
		expect(soonestOf([])).toBeNull();
	});
});

test("a day in words", () => expect(dayText("2026-11-27")).toBe("Friday, Nov 27"));

test("an order is changed by its link until it is packed or its time begins", () => {
	const slot = { id: "x", from: "2026-11-27T05:00:00.000Z", to: "2026-11-27T07:00:00.000Z" };
	const [before, after] = [at("2026-11-27T09:59"), at("2026-11-27T10:00")];
	expect(maySkipWeekly({ status: "Order Placed", slot }, before)).toBe(true);
	expect(maySkipWeekly({ status: "Order Placed", slot }, after)).toBe(false);
	expect(maySkipWeekly({ status: "Packed", slot }, before)).toBe(false);
	expect(maySkipWeekly({ status: "Order Placed", slot: null }, before)).toBe(false);
});
