import type { Metadata } from "next";
import { connection } from "next/server";
import { CheckoutView } from "@/components/shop/checkout/checkout-view";
import { PageHead } from "@/components/shop/page/page-head";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Panel } from "@/components/ui/panel";
import { offeredWallets } from "@/lib/server/payments/registry";

export function checkoutMetadata(): Metadata {
	return { title: "Checkout", robots: { index: false } };
}

/** The three-step checkout for online payment (spec 2). Which wallets are offered is a setting, read when it is asked for. */
export async function CheckoutPage() {
	await connection();
	const [first, ...others] = offeredWallets();
	return (
		<div className="wrap pb-section">
			<PageHead title="Checkout" />
			{first ? (
				<CheckoutView wallets={[first, ...others]} />
			) : (
				<Panel>
					<EmptyState
						art="/art/one-mobile.webp"
						title="Online payment is not available"
						actions={<ButtonLink href="/cart">Return to Cart</ButtonLink>}
					>
						You can pay cash at the door.
					</EmptyState>
				</Panel>
			)}
		</div>
	);
}
