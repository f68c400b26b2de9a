"use client";

import { useShop } from "@/lib/shop/client/shop";
import { formatHourOf, isOpenAt, opensAfter } from "@/lib/shop/rules/opening-hours";
import { formatTime, nearDay } from "@/lib/text/dates";
import { useNow } from "./use-now";

/** Whether the shop is open at this moment, and the words for it: `until 10 PM`, `opens tomorrow at 8:00 AM`. */
export function useOpen(servedAt: number): { now: number; isOpen: boolean; until: string } {
	const shop = useShop();
	const now = useNow(servedAt);
	const isOpen = isOpenAt(now, shop);
	const opensAt = opensAfter(now, shop);
	if (isOpen || opensAt === null) return { now, isOpen, until: `until ${formatHourOf(shop.closes)}` };
	const opens = new Date(opensAt);
	return { now, isOpen, until: `opens ${nearDay(opens, now)} at ${formatTime(opens.toISOString())}` };
}
