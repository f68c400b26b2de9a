"use client";

import { soonestOf } from "@/lib/domain/soonest-basket";
import type { WeeklyBasket } from "@/lib/domain/weekly-basket";
import { call } from "./api";

/** The customer's basket that comes first, and its day; null where none is to come, or the shop does not answer. */
export async function readSoonest(): Promise<ReturnType<typeof soonestOf>> {
	try {
		return soonestOf((await call<{ baskets: WeeklyBasket[] }>("GET", "/api/user/baskets")).baskets);
	} catch {
		return null;
	}
}
