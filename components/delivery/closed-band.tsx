"use client";

import { Moon } from "lucide-react";
import { useMessages } from "#messages";
import { useNow } from "@/lib/client/use-now";
import { useShop } from "@/lib/shop/client/shop";

/** While the shop is closed: when it opens, and by when what is ordered now is there. */
export function ClosedBand() {
	const shop = useShop();
	const now = useNow(0);
	const text = useMessages("delivery");
	const words = useMessages("time").opening(now, shop);
	if (!words) return null;
	return (
		<div
			role="status"
			className="flex items-center gap-3.5 rounded-lg bg-deep px-5 py-4 text-on-deep on-deep"
		>
			<Moon className="size-6 flex-none text-mango-300" />
			<p className="grid leading-snug">
				<b className="display-type text-lg tracking-heading">{text.opens(words.opens)}</b>
				<span className="text-sm">{text.orderNow(words.due)}</span>
			</p>
		</div>
	);
}
