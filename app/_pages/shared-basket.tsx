import type { Metadata } from "next";
import { PageHead } from "@/components/shop/page/page-head";
import { SharedBasketView } from "@/components/shop/shared-basket/shared-basket-view";

export function sharedBasketMetadata(): Metadata {
	return { title: "A shared basket", robots: { index: false } };
}

/** What a link of somebody's basket shows; the same page for everyone, filled in the browser. */
export function SharedBasketPage() {
	return (
		<div className="wrap pb-section">
			<PageHead title="A basket for you">Nothing of it is in your cart before you say so.</PageHead>
			<SharedBasketView />
		</div>
	);
}
