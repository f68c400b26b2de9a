import "server-only";
import { unstable_cache } from "next/cache";
import { CITY } from "@/lib/domain/areas";
import type { ShopContact } from "@/lib/domain/shop";
import { everyTag } from "../cache/cache-tags";
import { env } from "../platform/env";

const NOTHING_SAID: ShopContact = { phone: null, email: null, address: `${CITY}, Punjab` };

/** What demo mode shows in place of a real shop's. */
const EXAMPLE: ShopContact = {
	phone: { text: "0300 000 0000", href: "tel:+923000000000" },
	email: "salam@sabz.example",
	address: `Satellite Town, ${CITY}, Punjab`,
};

/** How to reach the shop. A made-up number is shown in demo mode only; a build does not know yet where it will run. */
export function shopContact(): ShopContact {
	const isBuild = process.env.NEXT_PHASE === "phase-production-build";
	return !isBuild && env().DEMO ? EXAMPLE : NOTHING_SAID;
}

/** The same for pages that are cached: read through the cache, so that the first refresh makes them again where they run. */
export const getShopContact = unstable_cache(async () => shopContact(), ["shop contact"], {
	tags: [...everyTag],
});
