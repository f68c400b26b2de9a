"use client";

import { MAX_BULK } from "@/lib/domain/bulk-change";
import type { BulkChange } from "@/lib/domain/bulk-change-schema";
import type { PriceChange } from "@/lib/domain/morning-prices";
import type { BulkAnswer } from "./product-list";
import { sellerCall } from "./seller";

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
 * the names of those that were changed meanwhile; throws ApiError like `call`.
 */
export async function savePrices(changes: readonly PriceChange[]): Promise<string[]> {
	const missed: string[] = [];
	for (let start = 0; start < changes.length; start += MAX_BULK) {
		const body = bodyOf(changes.slice(start, start + MAX_BULK));
		missed.push(...(await sellerCall<BulkAnswer>("PATCH", "/api/product/bulk", { body })).missed);
	}
	return missed;
}
