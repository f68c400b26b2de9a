import type { ReactNode } from "react";
import { CheckoutHeader } from "@/components/shop/shell/checkout-header";
import { PageMain } from "@/components/shop/shell/page-main";
import { ShopFrame } from "@/components/shop/shell/shop-frame";
import { getShop } from "@/lib/server/shop/read";

/** The checkout has the way back and help, and nothing that leads anywhere else. */
export async function CheckoutLayout({ children }: { children: ReactNode }) {
	return (
		<ShopFrame header={<CheckoutHeader />} shop={await getShop()}>
			<PageMain>{children}</PageMain>
		</ShopFrame>
	);
}
