import "server-only";
import { readChangesSince } from "@/lib/server/audit/audit-log";
import { clock } from "@/lib/server/platform/clock";
import { endsOfDays, type PriceWeek, weekOf } from "../rules/price-week";
import { PRODUCT_FIELDS } from "../schema/product-form";

/**
 * What products cost on the days of the week before today, by product id, of those whose offer price was changed in it.
 * The record knows it, so nothing else has to keep it.
 */
export async function pricesOfWeek(now = clock.now()): Promise<Record<string, PriceWeek>> {
	const [since = now] = endsOfDays(now);
	const changes = await readChangesSince(since, "product-edited", PRODUCT_FIELDS.offerPrice);
	const byProduct = new Map<string, { at: Date; before: number }[]>();
	for (const { at, subjectId, before } of changes) {
		byProduct.set(subjectId, [...(byProduct.get(subjectId) ?? []), { at, before: Number(before) }]);
	}
	return Object.fromEntries([...byProduct].map(([id, own]) => [id, weekOf(own, now)]));
}
