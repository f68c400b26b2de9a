import { describe, expect, it } from "vitest";
import type { SellerOrder } from "@/lib/orders/rules/seller-order";
import { isLate, readyGroups, riderColumns, suggestedRider } from "./rules";

const NOW = Date.UTC(2026, 10, 22, 10);
const RIDERS = ["Bilal", "Imran"].map((name) => ({ _id: name, name, phone: "" }));

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

	it("or by time alone", () => {
		expect(readyGroups(orders, false).map(({ bags }) => numbers(bags))).toEqual([["2", "3", "1"]]);
		expect(readyGroups([], false)).toEqual([]);
	});

	it("is late once the promise is over", () => {
		expect(orders.filter((order) => isLate(order, NOW)).map(({ number }) => number)).toEqual(["2"]);
	});
});

describe("the riders", () => {
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
