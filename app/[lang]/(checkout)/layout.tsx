import type { ReactNode } from "react";
import { ShopTexts } from "@/app/texts/shop";
import { CheckoutHeader } from "@/components/shell/checkout-header";
import { PageMain } from "@/components/shell/page-main";
import { ShopFrame } from "@/components/shell/shop-frame";
import { getShop } from "@/lib/shop/server/read";

/** The checkout has the way back and help, and nothing that leads anywhere else. */
export default async function CheckoutLayout({ children }: { children: ReactNode }) {
	return (
		<ShopTexts>
			<ShopFrame header={<CheckoutHeader />} shop={await getShop()}>
				<PageMain>{children}</PageMain>
			</ShopFrame>
		</ShopTexts>
	);
}
