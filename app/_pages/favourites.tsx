import type { Metadata } from "next";
import { FavouritesView } from "@/components/shop/favourites/favourites-view";
import { PageHead } from "@/components/shop/page/page-head";
import { pageMessages } from "@/lib/server/pages/messages";

export function favouritesMetadata(): Metadata {
	return { title: pageMessages("favourites").title, robots: { index: false } };
}

/** What somebody has marked with a heart; the same page for everyone, filled in the browser. */
export function FavouritesPage() {
	return (
		<div className="wrap pb-section">
			<PageHead title={pageMessages("favourites").title} />
			<FavouritesView />
		</div>
	);
}
