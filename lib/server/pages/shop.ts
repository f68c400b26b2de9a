import "server-only";
import { channels } from "@/lib/messages/server/channels";
import type { Shop } from "@/lib/shop/rules/shop-details";
import { getShop } from "@/lib/shop/server/read";

const isBuild = process.env.NEXT_PHASE === "phase-production-build";

/** The shop as its pages carry it: also whether somebody can sign in with a number. A build knows no settings. */
export async function getPageShop(): Promise<Shop> {
	return { ...(await getShop()), phoneChannels: isBuild ? [] : channels() };
}
