import "server-only";
import { Shop } from "@/models/shop";
import { cacheTags } from "../cache/cache-tags";
import { changingPages } from "../cache/invalidation";
import { retryOnDuplicate } from "../database/duplicates";
import { clock } from "../platform/clock";
import { env } from "../platform/env";
import { notFound } from "../platform/errors";
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
