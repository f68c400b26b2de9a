"use client";

import { call } from "@/lib/client/api";
import { soonestOf } from "../rules";

/** The customer's basket that comes first, and its day; null where none is to come, or the shop does not answer. */
export async function readSoonest(): Promise<ReturnType<typeof soonestOf>> {
	try {
		return soonestOf((await call("GET /api/user/baskets")).baskets);
	} catch {
		return null;
	}
}
