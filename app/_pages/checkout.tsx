import type { Metadata } from "next";
import { CheckoutView } from "@/components/shop/checkout/checkout-view";
import { PageHead } from "@/components/shop/page/page-head";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { InsertedScript } from "@/components/ui/inserted-script";
import { Panel } from "@/components/ui/panel";
import { CHECKOUT_CALLS_SCRIPT } from "@/lib/domain/early-calls-script.mjs";
import { pageMessages } from "@/lib/server/pages/messages";
import { offeredWallets } from "@/lib/server/payments/registry";

export function checkoutMetadata(): Metadata {
	return { title: pageMessages("cartPages").checkout, robots: { index: false } };
}

/** The three-step checkout for online payment (spec 2). The frame is the same for everyone; whose it is, the browser finds out. */
export function CheckoutPage() {
	const { checkout, noWallet } = pageMessages("cartPages");
	const [first, ...others] = offeredWallets();
	return (
		<div className="wrap pb-section">
			<InsertedScript script={CHECKOUT_CALLS_SCRIPT} />
			<PageHead title={checkout} />
			{first ? (
				<CheckoutView wallets={[first, ...others]} />
			) : (
				<Panel>
					<EmptyState
						art="/art/one-mobile.webp"
						title={noWallet.title}
						actions={<ButtonLink href="/cart">{noWallet.toCart}</ButtonLink>}
					>
						{noWallet.note}
					</EmptyState>
				</Panel>
			)}
		</div>
	);
}
