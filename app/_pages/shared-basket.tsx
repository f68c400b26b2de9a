import type { Metadata } from "next";
import { PageHead } from "@/components/shop/page/page-head";
import { SharedBasketView } from "@/components/shop/shared-basket/shared-basket-view";
import { pageMessages } from "@/lib/server/pages/messages";

export function sharedBasketMetadata(): Metadata {
	return { title: pageMessages("cartPages").sharedBasket.documentTitle, robots: { index: false } };
}

/** What a link of somebody's basket shows; the same page for everyone, filled in the browser. */
export function SharedBasketPage() {
	const { title, note } = pageMessages("cartPages").sharedBasket;
	return (
		<div className="wrap pb-section">
			<PageHead title={title}>{note}</PageHead>
			<SharedBasketView />
		</div>
	);
}
