"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { messageOf } from "@/lib/client/api";
import { useNow } from "@/lib/client/time";
import { toast } from "@/lib/client/toast";
import { formatHourOf, isOpenAt, opensAfter } from "@/lib/shop/rules/opening-hours";
import { sellerCall } from "@/lib/team/client";
import { formatTime, nearDay } from "@/lib/text/dates";
import type { ShopDetails } from "../rules/shop-details";
import { useShop } from "./shop";

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

/** Changes some of the shop's details. Throws ApiError, its fields named as they were sent. */
export async function changeShop(change: Record<string, unknown>): Promise<ShopDetails> {
	const { shop } = await sellerCall("PUT /api/seller/shop", { body: change });
	return shop;
}

/** One change that is made by one press, and said when it failed; the page is read again after it. */
export function useShopPress(): [
	busy: boolean,
	press: (change: Record<string, unknown>) => Promise<boolean>,
] {
	const router = useRouter();
	const [busy, setBusy] = useState(false);
	async function press(change: Record<string, unknown>): Promise<boolean> {
		setBusy(true);
		try {
			await changeShop(change);
			router.refresh();
			return true;
		} catch (error) {
			toast.error(messageOf(error, "Failed to save"));
			return false;
		} finally {
			setBusy(false);
		}
	}
	return [busy, press];
}
