import type { ReactNode } from "react";
import { ShopTexts } from "@/app/texts/shop";
import { CartBar } from "@/components/cart/cart-button";
import { Header } from "@/components/shell/header";
import { BottomNav } from "@/components/shell/nav-links";
import { ShopFrame } from "@/components/shell/shop-frame";
import { getPageShop } from "@/lib/server/pages/shop";
import "@/app/globals.css";

/** Every page of the shop but the checkout: header, page, footer, and on phones the bars under the thumb. */
export default async function ShopLayout({ children }: { children: ReactNode }) {
	const bars = (
		<div className="shop-bars fixed inset-x-0 bottom-0 z-bar lg:hidden print:hidden">
			<div className="absolute inset-x-0 bottom-full">
				<CartBar />
			</div>
			<BottomNav />
		</div>
	);
	return (
		<ShopTexts>
			<ShopFrame header={<Header />} shop={await getPageShop()} bars={bars}>
				{children}
			</ShopFrame>
		</ShopTexts>
	);
}
