import { useMessages } from "#messages";
import { BuyTexts } from "@/app/texts/buy";
import { CheckoutView } from "@/components/orders/checkout/checkout-view";
import { PageHead } from "@/components/shell/page-head";
import { ButtonLink } from "@/components/ui/button";
import { EarlyScript } from "@/components/ui/early-script";
import { EmptyState } from "@/components/ui/empty-state";
import { Panel } from "@/components/ui/panel";
import { offeredWallets } from "@/lib/payments/server/registry";
import { ownPage } from "@/lib/server/pages/messages";

export const dynamic = "force-static";

export const generateMetadata = ownPage("cartPages", (text) => text.checkout);

/** The three-step checkout for online payment (spec 2). The frame is the same for everyone; whose it is, the browser finds out. */
export default function CheckoutPage() {
	const { checkout, noWallet } = useMessages("cartPages");
	const [first, ...others] = offeredWallets();
	return (
		<BuyTexts>
			<div className="wrap pb-section">
				<EarlyScript name="checkoutCalls" />
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
		</BuyTexts>
	);
}
