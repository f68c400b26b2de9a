import type { WeeklyBasket } from "./weekly-basket";

/** The basket that comes first, its order made already or not, and the day; null where none is to come. */
export function soonestOf(baskets: readonly WeeklyBasket[]): { basket: WeeklyBasket; day: string } | null {
	const coming = baskets.flatMap((basket) => {
		const day = basket.made?.date ?? basket.nextDate;
		return day === null ? [] : [{ basket, day }];
	});
	return coming.toSorted((one, other) => one.day.localeCompare(other.day))[0] ?? null;
}
