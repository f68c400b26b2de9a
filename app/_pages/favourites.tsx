import type { Metadata } from "next";
import { FavouritesView } from "@/components/shop/favourites/favourites-view";
import { PageHead } from "@/components/shop/page/page-head";

export function favouritesMetadata(): Metadata {
	return { title: "Favourites", robots: { index: false } };
}

/** What somebody has marked with a heart; the same page for everyone, filled in the browser. */
export function FavouritesPage() {
	return (
		<div className="wrap pb-section">
			<PageHead title="Favourites" />
			<FavouritesView />
		</div>
	);
}
