import { BuyTexts } from "@/app/texts/buy";
import { CartCount, CartView } from "@/components/cart/cart-view";
import { PageHead } from "@/components/shell/page-head";
import { EarlyScript } from "@/components/ui/early-script";
import { ownPage, pageMessages } from "@/lib/server/pages/messages";
import { readCartPage } from "@/lib/server/pages/products";

export const dynamic = "force-static";

export const generateMetadata = ownPage("cartPages", (text) => text.cart);

/** The cart (spec 2). The frame is the same for everyone; what is in the cart is drawn in the browser. */
export default async function CartPage() {
	const { wallets, ideas, fillers } = await readCartPage();
	return (
		<BuyTexts>
			<div className="wrap pb-section">
				<PageHead title={(await pageMessages("cartPages")).cart}>
					<CartCount />
				</PageHead>
				<EarlyScript name="cartCalls" />
				<EarlyScript name="emptyCart" />
				<CartView wallets={wallets} ideas={ideas} fillers={fillers} />
			</div>
		</BuyTexts>
	);
}
