import "server-only";
import { cacheTags } from "@/lib/server/cache/cache-tags";
import { changingPages } from "@/lib/server/cache/invalidation";
import { retryOnDuplicate } from "@/lib/server/database/duplicates";
import { clock } from "@/lib/server/platform/clock";
import { env } from "@/lib/server/platform/env";
import { notFound } from "@/lib/server/platform/errors";
import { Shop } from "@/models/shop";
import { readShopDoc } from "./read";

/**
 * Sets the shop's clock so many minutes ahead of the machine's (behind, where negative; 0 sets it right), for all
 * instances, to try things with; answers what time it is then. Throws ShopError `not-found` outside demo mode.
 */
export async function setShopClock(offsetMinutes: number): Promise<{ now: string }> {
	if (!env().DEMO) throw notFound("There is no clock to set outside demo mode");
	await changingPages([cacheTags.shop], () =>
		retryOnDuplicate(() =>
			Shop.updateOne({ _id: "shop" }, { $set: { clockOffset: offsetMinutes } }, { upsert: true }),
		),
	);
	await readShopDoc();
	return { now: clock.shopNow().toISOString() };
}
