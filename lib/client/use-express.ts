"use client";

import { promiseFor } from "@/lib/domain/order-promise";
import { SHOP } from "@/lib/domain/shop";
import { useMessages } from "./messages";
import { useShop } from "./shop";
import { useNow } from "./use-now";

/** A page that is the same for everyone is served without a time; the browser's clock tells it. */
const UNKNOWN = 0;

/**
 * How soon an express order of now is there, as it stands after an area: `in 60 min` until the browser knows the time,
 * then `by 6:40 PM`; and what a closed shop says, null while it is open.
 */
export function useExpress(): { when: string; closed: string | null } {
	const time = useMessages("time");
	const { soon } = useMessages("shell");
	const shop = useShop();
	const now = useNow(UNKNOWN);
	if (now < Date.UTC(2000, 0)) return { when: soon(SHOP.promisedMinutes), closed: null };
	return {
		when: time.promise(new Date(promiseFor("express", now, shop)).toISOString(), now),
		closed: time.opening(now, shop)?.opens ?? null,
	};
}
