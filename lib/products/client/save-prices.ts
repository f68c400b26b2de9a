"use client";

import { sellerCall } from "@/lib/team/client/seller";
import { type BulkOutcome, MAX_BULK, type MissedProduct } from "../rules/bulk-change";
import type { PriceChange } from "../rules/morning-prices";
import type { BulkChange } from "../schema/bulk-change";

type Prices = Extract<BulkChange, { kind: "prices" }>;

function bodyOf(changes: readonly PriceChange[]): Prices {
	return {
		kind: "prices",
		ids: changes.map(({ row }) => row._id),
		revisions: Object.fromEntries(changes.map(({ row }) => [row._id, row.revision])),
		prices: Object.fromEntries(
			changes.flatMap(({ row, state: { wanted } }) => (wanted ? [[row._id, wanted]] : [])),
		),
	};
}

/**
 * Saves new prices, each only if its product is still as it is seen here. What a call takes goes with one call. Gives
 * those that were changed meanwhile; throws ApiError like `call`.
 */
export async function savePrices(changes: readonly PriceChange[]): Promise<MissedProduct[]> {
	const missed: MissedProduct[] = [];
	for (let start = 0; start < changes.length; start += MAX_BULK) {
		const body = bodyOf(changes.slice(start, start + MAX_BULK));
		missed.push(...(await sellerCall<BulkOutcome>("PATCH", "/api/product/bulk", { body })).missed);
	}
	return missed;
}
