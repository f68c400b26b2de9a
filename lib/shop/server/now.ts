import "server-only";
import { clock } from "@/lib/server/platform/clock";
import { isOpenAt, opensAfter } from "../rules/opening-hours";
import { type Shop, type ShopToday, TIME_ZONE } from "../rules/shop-details";
import { getShop } from "./read";

/** The shop and its present hour. */
export function shopAt(shop: Shop, now: Date): ShopToday {
	const { clockOffset: _offset, ...details } = shop;
	const opensAt = opensAfter(now.getTime(), shop);
	return {
		...details,
		timeZone: TIME_ZONE,
		isOpen: isOpenAt(now.getTime(), shop),
		opensAt: opensAt === null ? null : new Date(opensAt).toISOString(),
		now: now.toISOString(),
	};
}

/** The shop as anybody may know it, and whether it is open now. */
export async function readShopNow(): Promise<ShopToday> {
	return shopAt(await getShop(), clock.shopNow());
}
