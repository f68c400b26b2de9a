import type { Metadata } from "next";
import { CartCount } from "@/components/shop/cart/cart-count";
import { CartView } from "@/components/shop/cart/cart-view";
import { PageHead } from "@/components/shop/page/page-head";
import { InsertedScript } from "@/components/ui/inserted-script";
import { CART_CALLS_SCRIPT } from "@/lib/domain/early-calls-script.mjs";
import { EMPTY_CART_SCRIPT } from "@/lib/domain/early-scripts.mjs";
import { readCartPage } from "@/lib/server/pages/cart";
import { pageMessages } from "@/lib/server/pages/messages";

export function cartMetadata(): Metadata {
	return {
		title: pageMessages("cartPages").cart,
		robots: { index: false },
	};
}

/** The cart (spec 2). The frame is the same for everyone; what is in the cart is drawn in the browser. */
export async function CartPage() {
	const { wallets, ideas, fillers } = await readCartPage();
	return (
		<div className="wrap pb-section">
			<PageHead title={pageMessages("cartPages").cart}>
				<CartCount />
			</PageHead>
			<InsertedScript script={CART_CALLS_SCRIPT} />
			<InsertedScript script={EMPTY_CART_SCRIPT} />
			<CartView wallets={wallets} ideas={ideas} fillers={fillers} />
		</div>
	);
}
