import "server-only";
import { channels } from "@/lib/messages/server/channels";
import { isBuild } from "@/lib/server/cache/invalidation";
import type { Shop } from "@/lib/shop/rules/shop-details";
import { currentShop, getShop } from "@/lib/shop/server/read";

/** The shop as its pages carry it: also whether somebody can sign in with a number. A build knows no settings. */
export async function getPageShop(): Promise<Shop> {
	return { ...(await getShop()), phoneChannels: isBuild ? [] : channels() };
}

/** What components call on the server; in the browser it is lib/shop/client/shop.ts. Both are `#shop`. */
export const useShop = currentShop;
