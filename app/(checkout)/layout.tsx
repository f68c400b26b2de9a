import type { ReactNode } from "react";
import { CheckoutHeader } from "@/components/shop/shell/checkout-header";
import { ShopFrame } from "@/components/shop/shell/shop-frame";
import { getShopContact } from "@/lib/server/shop/contact";

/** The checkout has the way back and help, and nothing that leads anywhere else. */
export default async function CheckoutLayout({ children }: { children: ReactNode }) {
	return (
		<ShopFrame header={<CheckoutHeader />} contact={await getShopContact()}>
			{children}
		</ShopFrame>
	);
}
