import { expect, test } from "vitest";
import { shopChangeSchema } from "../schema";
import { everyDay } from "./opening-hours";
import { SHOP_DEFAULTS } from "./shop-details";
import { calendarMonth, changedFields, changeOf, likeShop, typedOver, typedShop } from "./shop-form";

const before = typedShop({ ...SHOP_DEFAULTS, phone: "0300 1234567" });

test("what was not touched is not sent", () => {
	expect(changedFields(before, before)).toEqual([]);
	expect(changeOf(before, [])).toEqual({});
});

test("everything that can be typed arrives as the rules of a change want it", () => {
	const typed = {
		...before,
		name: "Sabz Mandi",
		phone: "",
		minimumOrder: "1,200",
		taxPercent: "4.5",
		"deliveryFees.express": "80",
		slotCapacity: "12",
		closedDays: ["2026-11-29"],
		areas: [
			{ ...likeShop("Jhang Sadar"), express: "120", minimumOrder: "1,000" },
			{ ...likeShop("Civil Lines"), isActive: false },
			likeShop("Milad Chowk"),
		],
	};
	const change = changeOf(typed, changedFields(typed, before));
	expect(shopChangeSchema.parse(change)).toEqual({
		name: "Sabz Mandi",
		phone: null,
		minimumOrder: 1200,
		taxPercent: 4.5,
		deliveryFees: { express: 80 },
		slotCapacity: 12,
		closedDays: ["2026-11-29"],
		areas: ["Jhang Sadar", "Civil Lines", "Milad Chowk"],
		areaRules: [
			{
				area: "Jhang Sadar",
				isActive: true,
				deliveryFees: { standard: 0, express: 120, slot: 0 },
				minimumOrder: 1000,
				extraMinutes: 0,
			},
			{ area: "Civil Lines", isActive: false, deliveryFees: null, minimumOrder: null, extraMinutes: 0 },
		],
	});
});

test("a blank capacity is any number of orders; what is no figure is left for the rules to name", () => {
	const limited = { ...before, slotCapacity: "5" };
	expect(changeOf(before, changedFields(before, limited))).toEqual({ slotCapacity: null });
	const typed = { ...before, "deliveryFees.slot": "free", minimumOrder: "" };
	const { error } = shopChangeSchema.safeParse(changeOf(typed, changedFields(typed, before)));
	expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["minimumOrder", "deliveryFees.slot"]);
});

test("what was not touched follows the shop, so that a save does not bring back what it was", () => {
	const typed = { ...before, minimumOrder: "1200" };
	const closed = typedShop({
		...SHOP_DEFAULTS,
		phone: "0300 1234567",
		closedDays: ["2026-11-28"],
		lateCredit: 50,
	});
	const now = typedOver(closed, typed, before);
	expect(now).toEqual({ ...closed, minimumOrder: "1200" });
	const withEid = { ...now, closedDays: [...now.closedDays, "2026-12-25"] };
	expect(changeOf(withEid, changedFields(withEid, closed))).toEqual({
		minimumOrder: 1200,
		closedDays: ["2026-11-28", "2026-12-25"],
	});
});

test("a day closed elsewhere stays closed beside those that were chosen before, and an opened one open", () => {
	const days = (...closedDays: string[]) => ({ ...before, closedDays });
	const [then, typed] = [days("2026-11-28", "2026-12-01"), days("2026-12-01", "2026-12-25")];
	const now = typedOver(days("2026-11-27", "2026-11-28"), typed, then);
	expect(now.closedDays).toEqual(["2026-11-27", "2026-12-25"]);
});

test("the fees an area leaves blank follow the shop's own", () => {
	const deliveryFees = { standard: 100, express: 50, slot: 0 };
	const areaRules = [
		{ area: "Jhang Sadar", isActive: true, deliveryFees, minimumOrder: null, extraMinutes: 0 },
	];
	const ruled = typedShop({ ...SHOP_DEFAULTS, areaRules });
	const typed = { ...ruled, "deliveryFees.express": "80" };
	expect(changeOf(typed, changedFields(typed, ruled))).toEqual({
		deliveryFees: { express: 80 },
		areaRules: [{ ...areaRules[0], deliveryFees: { standard: 100, express: 80, slot: 0 } }],
	});
});

test.each([
	["minimumOrder", { minimumOrder: 1200 }],
	["deliveryFees.express", { deliveryFees: { express: 1200 } }],
] as const)("an area that is kept with what the shop has by now follows it: %s", (field, change) => {
	const { deliveryFees, minimumOrder } = SHOP_DEFAULTS;
	const areaRules = [
		{ area: "Jhang Sadar", isActive: true, deliveryFees, minimumOrder, extraMinutes: 0 },
		{ area: "Civil Lines", isActive: true, deliveryFees: null, minimumOrder: 900, extraMinutes: 0 },
		{ area: "Milad Chowk", isActive: false, deliveryFees: null, minimumOrder: null, extraMinutes: 0 },
	];
	const ruled = typedShop({ ...SHOP_DEFAULTS, areaRules });
	const typed = { ...ruled, [field]: "1200" };
	const [, ...own] = areaRules;
	const sent = changeOf(typed, changedFields(typed, ruled));
	expect(sent).toMatchObject({ ...change, areaRules: expect.arrayContaining(own) });
	expect(sent.areaRules).toHaveLength(2);
	const alike = typedShop({ ...SHOP_DEFAULTS, areaRules: areaRules.slice(0, 1) });
	expect(changeOf({ ...alike, [field]: "1200" }, [field])).toEqual({ ...change, areaRules: [] });
});

const at = (iso: string) => Date.parse(iso);

test("a month has its days and begins under its weekday", () => {
	const { title, days, blanks } = calendarMonth(at("2026-11-22T09:00:00Z"), 0);
	expect(title).toBe("November 2026");
	expect([days.length, days[0], days.at(-1)]).toEqual([30, "2026-11-01", "2026-11-30"]);
	// A Sunday, in a week that begins on Monday.
	expect(blanks).toBe(6);
});

test("months go on over the end of a year, and February has its leap day", () => {
	expect(calendarMonth(at("2026-11-22T09:00:00Z"), 2).title).toBe("January 2027");
	expect(calendarMonth(at("2028-01-31T09:00:00Z"), 1).days).toHaveLength(29);
});

test("the month is the one in Jhang", () => {
	expect(calendarMonth(at("2026-11-30T20:00:00Z"), 0).title).toBe("December 2026");
});

test("equal days are two times, unless they run on into the night: then they are a row each", () => {
	const typed = (opens: string, closes: string) => {
		const { hours, ...of } = typedShop({ ...SHOP_DEFAULTS, opens, closes, hours: everyDay(opens, closes) });
		return [hours, of.opens, of.closes];
	};
	expect(typed("10:00", "23:30")).toEqual([null, "10:00", "23:30"]);
	for (const closes of ["24:00", "26:00"])
		expect(typed("10:00", closes)).toEqual([everyDay("10:00", closes), "", ""]);
});
