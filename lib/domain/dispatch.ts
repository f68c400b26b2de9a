import { promiseOf } from "./order-promise";
import { byTimeLeft, type SellerOrder } from "./seller-order";

/** Somebody who rides; the phone is empty where none was said. */
export type BoardRider = { _id: string; name: string; phone: string };

/** A rider with the bags they have, the most urgent first, and the cash these bring in; rupees. */
export type RiderColumn = BoardRider & { bags: SellerOrder[]; cash: number; isOff: boolean };

/** The bags of one area, the most urgent first. */
export type BagGroup = { area: string | null; bags: SellerOrder[] };

/** True once the promise is over. */
export function isLate(bag: Pick<SellerOrder, "createdAt" | "promisedAt">, now: number): boolean {
	return promiseOf(bag, now).minutesLeft < 0;
}

/** The bags that nobody has yet, the most urgent first: in one row, or by area, the area with the most urgent one first. */
export function readyGroups(orders: readonly SellerOrder[], isByArea: boolean): BagGroup[] {
	const ready = orders.filter(({ rider }) => rider === null).toSorted(byTimeLeft);
	if (!isByArea) return ready.length > 0 ? [{ area: null, bags: ready }] : [];
	const groups = new Map<string, SellerOrder[]>();
	for (const bag of ready) groups.set(bag.area, [...(groups.get(bag.area) ?? []), bag]);
	return [...groups].map(([area, bags]) => ({ area, bags }));
}

/** Each rider with their bags. Who still has some and may not ride any more stands at the end. */
export function riderColumns(orders: readonly SellerOrder[], riders: readonly BoardRider[]): RiderColumn[] {
	const known = new Set(riders.map(({ _id }) => _id));
	const left = new Map<string, BoardRider>();
	for (const { rider } of orders) {
		if (rider && !known.has(rider._id)) left.set(rider._id, { ...rider, phone: "" });
	}
	return [...riders, ...left.values()].map((rider) => {
		const bags = orders.filter((order) => order.rider?._id === rider._id).toSorted(byTimeLeft);
		const cash = bags.reduce((sum, bag) => sum + bag.toCollect, 0);
		return { ...rider, bags, cash, isOff: !known.has(rider._id) };
	});
}

/** To whom these bags would best go: somebody free, else who goes to one of their areas already, else who has fewest. */
export function suggestedRider(
	columns: readonly RiderColumn[],
	chosen: readonly SellerOrder[],
): string | undefined {
	const riding = columns.filter(({ isOff }) => !isOff);
	const areas = new Set(chosen.map(({ area }) => area));
	const free = riding.find(({ bags }) => bags.length === 0);
	const near = riding.find(({ bags }) => bags.some(({ area }) => areas.has(area)));
	const [fewest] = riding.toSorted((one, other) => one.bags.length - other.bags.length);
	return (free ?? near ?? fewest)?._id;
}

/** `1 bag`, `3 bags`. */
export function bagsText(count: number): string {
	return `${count} ${count === 1 ? "bag" : "bags"}`;
}
