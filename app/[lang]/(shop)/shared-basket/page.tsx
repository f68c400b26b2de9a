import { useMessages } from "#messages";
import { BuyTexts } from "@/app/texts/buy";
import { SharedBasketView } from "@/components/cart/shared-basket-view";
import { PageHead } from "@/components/shell/page-head";
import { ownPage } from "@/lib/server/pages/messages";

export const dynamic = "force-static";

export const generateMetadata = ownPage("cartPages", (text) => text.sharedBasket.documentTitle);

/** What a link of somebody's basket shows; the same page for everyone, filled in the browser. */
export default function SharedBasketPage() {
	const { title, note } = useMessages("cartPages").sharedBasket;
	return (
		<BuyTexts>
			<div className="wrap pb-section">
				<PageHead title={title}>{note}</PageHead>
				<SharedBasketView />
			</div>
		</BuyTexts>
	);
}
