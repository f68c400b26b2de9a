import { useRouter } from "next/navigation";
import { useNow } from "@/lib/client/time";
import { useAction } from "@/lib/client/use-action";
import {
	type BusinessDay,
	businessDayAt,
	closesAfter,
	formatHourOf,
	opensAfter,
} from "@/lib/shop/rules/opening-hours";
import { sellerCall } from "@/lib/team/client";
import { DAY_MS, formatTime, nearDay, timeOf } from "@/lib/text/dates";
import type { ShopDetails } from "../rules/shop-details";
import { useShop } from "./shop";

/** Whether the shop is open at this moment, and the words for it: `until 10 PM`, `all day`, `opens tomorrow at 8:00 AM`. */
export function useOpen(servedAt: number): { now: number; isOpen: boolean; until: string } {
	const shop = useShop();
	const now = useNow(servedAt);
	const closesAt = closesAfter(now, shop);
	if (closesAt !== null) {
		const until = closesAt - now > DAY_MS ? "all day" : `until ${formatHourOf(timeOf(closesAt))}`;
		return { now, isOpen: true, until };
	}
	const opensAt = opensAfter(now, shop) ?? now;
	const opens = new Date(opensAt);
	return { now, isOpen: false, until: `opens ${nearDay(opens, now)} at ${formatTime(opens.toISOString())}` };
}

/** The business day of this moment as the server knows it, by the hours before a change as well; once it is over, by those that hold. */
export function useBusinessDay(served: BusinessDay, now: number): BusinessDay {
	const shop = useShop();
	return now < served.to.getTime() ? served : businessDayAt(new Date(now), shop);
}

/** Changes some of the shop's details. Throws ApiError, its fields named as they were sent. */
export async function changeShop(change: Record<string, unknown>): Promise<ShopDetails> {
	const { shop } = await sellerCall("PUT /api/seller/shop", { body: change });
	return shop;
}

/** One change that is made by one press to the shop as it is by now, and said when it failed; the page is read again after it. */
export function useShopPress() {
	const router = useRouter();
	return useAction(async (changeOf: (details: ShopDetails) => Partial<ShopDetails>) => {
		const { shop } = await sellerCall("GET /api/seller/shop");
		await changeShop(changeOf(shop));
		router.refresh();
	}, "Failed to save");
}
