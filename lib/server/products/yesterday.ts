import "server-only";
import { startOfDay } from "@/lib/domain/dates";
import { PRODUCT_FIELDS } from "@/lib/domain/product-form-schema";
import { readChangesSince } from "../audit/audit-log";
import { clock } from "../platform/clock";

/**
 * What products cost as the day began in Jhang: rupees by product id, of those whose offer price was changed today. The
 * record knows it, so nothing else has to keep it.
 */
export async function pricesOfYesterday(now = clock.now()): Promise<Record<string, number>> {
	const changes = await readChangesSince(startOfDay(now), "product-edited", PRODUCT_FIELDS.offerPrice);
	// The first change of the day says what stood there before it.
	return Object.fromEntries(changes.toReversed().map(({ subjectId, before }) => [subjectId, Number(before)]));
}
