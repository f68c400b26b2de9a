import type { Metadata } from "next";
import { connection } from "next/server";
import { CheckoutView } from "@/components/shop/checkout/checkout-view";
import { PageHead } from "@/components/shop/page/page-head";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Panel } from "@/components/ui/panel";
import { pageMessages } from "@/lib/server/pages/messages";
import { offeredWallets } from "@/lib/server/payments/registry";

export function checkoutMetadata(): Metadata {
	return { title: pageMessages("cartPages").checkout, robots: { index: false } };
}

/** The three-step checkout for online payment (spec 2). Which wallets are offered is a setting, read when it is asked for. */
export async function CheckoutPage() {
	await connection();
	const { checkout, noWallet } = pageMessages("cartPages");
	const [first, ...others] = offeredWallets();
	return (
		<div className="wrap pb-section">
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
