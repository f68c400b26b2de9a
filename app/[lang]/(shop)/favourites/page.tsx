import { useMessages } from "#messages";
import { FavouritesView } from "@/components/favourites/favourites-view";
import { PageHead } from "@/components/shell/page-head";
import { ownPage } from "@/lib/server/pages/messages";

export const dynamic = "force-static";

export const generateMetadata = ownPage("favourites", (text) => text.title);

/** What somebody has marked with a heart; the same page for everyone, filled in the browser. */
export default function FavouritesPage() {
	return (
		<div className="wrap pb-section">
			<PageHead title={useMessages("favourites").title} />
			<FavouritesView />
		</div>
	);
}
