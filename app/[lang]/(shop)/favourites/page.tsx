import type { Metadata } from "next";
import { useMessages } from "#messages";
import { FavouritesView } from "@/components/favourites/favourites-view";
import { PageHead } from "@/components/shell/page-head";
import { pageMessages } from "@/lib/server/pages/messages";

export const dynamic = "force-static";

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageMessages("favourites")).title, robots: { index: false } };
}

/** What somebody has marked with a heart; the same page for everyone, filled in the browser. */
export default function FavouritesPage() {
	return (
		<div className="wrap pb-section">
			<PageHead title={useMessages("favourites").title} />
			<FavouritesView />
		</div>
	);
}
