import { describe, expect, it } from "vitest";
import type { SellerOrder } from "@/lib/orders/rules/seller-order";
import { assignManySchema, deliveryStepSchema } from "./calls";
import {
	firstAtTheDoor,
	groupsOf,
	isLate,
	readyGroups,
	riderColumns,
	ridersNear,
	suggestedRider,
	wrongCodeText,
} from "./rules";

const NOW = Date.UTC(2026, 10, 22, 10);
const RIDERS = ["Bilal", "Imran"].map((name) => ({ _id: name, name, phone: "", outstanding: 0 }));

/** As much of an order as a board looks at. */
function bag(number: string, area: string, minutes: number, rider: string | null = null): SellerOrder {
	const order: Partial<SellerOrder> = {
		number,
		area,
		status: "Packed",
		createdAt: new Date(NOW - 3_600_000).toISOString(),
		promisedAt: new Date(NOW + minutes * 60_000).toISOString(),
		toCollect: 90,
		rider: rider === null ? null : { _id: rider, name: rider },
	};
	return order as SellerOrder;
}
const numbers = (bags: readonly SellerOrder[]) => bags.map(({ number }) => number);

describe("what is ready", () => {
	const orders = [
		bag("1", "Sadar", 40),
		bag("2", "Chowk", -5),
		bag("3", "Sadar", 10),
		bag("4", "Sadar", 1, "Imran"),
	];

	it("stands by area, where the most urgent bag is first", () => {
		const groups = readyGroups(orders, true);
		expect(groups.map(({ area, bags }) => [area, numbers(bags)])).toEqual([
			["Chowk", ["2"]],
			["Sadar", ["3", "1"]],
		]);
	});

	it("and a group stays where its first bag stands, whatever comes behind it", () => {
		const still = [bag("1", "Sadar", 40), bag("2", "Chowk", 20), bag("3", "Sadar", -5)];
		expect(groupsOf(still, true).map(({ area, bags }) => [area, numbers(bags)])).toEqual([
			["Sadar", ["1", "3"]],
			["Chowk", ["2"]],
		]);
	});

	it("or by time alone", () => {
		expect(readyGroups(orders, false).map(({ bags }) => numbers(bags))).toEqual([["2", "3", "1"]]);
		expect(readyGroups([], false)).toEqual([]);
	});

	it("is late once the promise is over", () => {
		expect(orders.filter((order) => isLate(order, NOW)).map(({ number }) => number)).toEqual(["2"]);
	});
});

describe("the riders", () => {
	it("are near the limit of cash from 85 % of it on, with what they are still to collect", () => {
		const orders = [bag("1", "Sadar", 5, "Imran")];
		const riders = RIDERS.map((rider) => ({ ...rider, outstanding: 80 }));
		const near = (limit: number | null) => ridersNear({ orders, riders, limit }).map(({ name }) => name);
		expect(near(200)).toEqual(["Imran"]);
		expect(near(201)).toEqual([]);
		expect(near(90)).toEqual(["Bilal", "Imran"]);
		expect(near(null)).toEqual([]);
	});

	it("have their bags and what these bring in; who may not ride any more comes last", () => {
		const columns = riderColumns([bag("1", "Sadar", 5, "Imran"), bag("2", "Sadar", 5, "Waseem")], RIDERS);
		expect(columns.map(({ name, bags, cash, isOff }) => [name, bags.length, cash, isOff])).toEqual([
			["Bilal", 0, 0, false],
			["Imran", 1, 90, false],
			["Waseem", 1, 90, true],
		]);
	});

	it("are suggested who is free, goes there already, or has fewest", () => {
		const chosen = [bag("9", "Chowk", 5)];
		const suggest = (orders: SellerOrder[]) => suggestedRider(riderColumns(orders, RIDERS), chosen);
		expect(suggest([bag("1", "Chowk", 5, "Imran")])).toBe("Bilal");
		expect(suggest([bag("1", "Chowk", 5, "Imran"), bag("2", "Sadar", 5, "Bilal")])).toBe("Imran");
		const busy = [
			bag("1", "Sadar", 5, "Imran"),
			bag("2", "Sadar", 5, "Bilal"),
			bag("3", "Sadar", 5, "Imran"),
		];
		expect(suggest(busy)).toBe("Bilal");
		expect(suggestedRider([], chosen)).toBeUndefined();
	});
});

const step = (fields: object) =>
	deliveryStepSchema.safeParse({ step: "picked_up", at: "2026-11-22T10:00:00.000Z", key: "k", ...fields });
const brokenFields = (fields: object) => step(fields).error?.issues.map(({ path }) => path.join("."));

describe("a step at the door", () => {
	it("is delivered with a code or a reason, and fails with a reason only", () => {
		expect(step({}).success).toBe(true);
		expect(step({ step: "delivered", code: "0471" }).data).toMatchObject({ code: "0471" });
		expect(step({ step: "delivered", code: "۰۴۷۱" }).data, "in Urdu").toMatchObject({ code: "0471" });
		expect(step({ step: "delivered", reason: " The phone is off " }).data).toMatchObject({
			reason: "The phone is off",
		});
		expect(brokenFields({ step: "delivered" })).toEqual(["code"]);
		expect(brokenFields({ step: "delivered", code: "", reason: null })).toEqual(["code"]);
		expect(brokenFields({ step: "delivered", code: "471" })).toContain("code");
		expect(brokenFields({ step: "failed", code: "0471" })).toEqual(["reason"]);
		expect(brokenFields({ step: "failed", reason: "x".repeat(201) })).toContain("reason");
	});

	it("says when it happened, with a zone, and has a key", () => {
		expect(step({ at: "2026-11-22T15:00:00+05:00" }).data?.at).toEqual(new Date("2026-11-22T10:00:00Z"));
		for (const at of [undefined, "yesterday", "2026-11-22T15:00:00", 1])
			expect(brokenFields({ at })).toEqual(["at"]);
		for (const key of [undefined, " ", "k".repeat(101)]) expect(brokenFields({ key })).toEqual(["key"]);
		expect(brokenFields({ step: "eaten" })).toEqual(["step"]);
	});
});

it("a wrong code says how many more are taken", () => {
	expect(wrongCodeText(4)).toBe("This code does not fit. 4 tries left.");
	expect(wrongCodeText(1)).toBe("This code does not fit. 1 try left.");
	expect(wrongCodeText(0)).toMatch(/say why without the code/);
});

it("several orders are given to one rider, at least one", () => {
	const id = "66a000000000000000000001";
	expect(assignManySchema.safeParse({ orders: [id], rider: null }).success).toBe(true);
	expect(assignManySchema.safeParse({ orders: [], rider: id }).success).toBe(false);
	expect(assignManySchema.safeParse({ orders: [id] }).success).toBe(false);
});

describe("the first time at the door", () => {
	const at = (clock: string) => `2026-11-22T${clock}:00.000Z`;
	const out = { status: "Out for delivery", at: at("10:10") } as const;
	const failed = (reason: string) => ({ status: "On hold", by: "rider", reason, at: at("15:00") }) as const;
	const arrived = { status: "Delivered", by: "rider", at: at("11:00") } as const;

	it("is the earliest, also where that was entered last", () => {
		expect(firstAtTheDoor([out, failed("nobody_home"), arrived])).toBe(at("11:00"));
		expect(firstAtTheDoor([out, failed("nobody_home"), { ...arrived, at: at("16:00") }])).toBe(at("15:00"));
	});

	it("is no step that was the shop's own fault, and none while it is on its way", () => {
		expect(firstAtTheDoor([out, failed("shop_fault")])).toBeNull();
		expect(firstAtTheDoor([out])).toBeNull();
	});
});
