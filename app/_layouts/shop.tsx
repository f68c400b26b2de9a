import type { ReactNode } from "react";
import { BottomNav } from "@/components/shop/shell/bottom-nav";
import { CartBar } from "@/components/shop/shell/cart-bar";
import { Header } from "@/components/shop/shell/header";
import { ShopFrame } from "@/components/shop/shell/shop-frame";
import { getShop } from "@/lib/server/shop/read";

/** Every page of the shop but the checkout: header, page, footer, and on phones the bars under the thumb. */
export async function ShopLayout({ children }: { children: ReactNode }) {
	const bars = (
		<div className="shop-bars fixed inset-x-0 bottom-0 z-bar lg:hidden print:hidden">
			<div className="absolute inset-x-0 bottom-full">
				<CartBar />
			</div>
			<BottomNav />
		</div>
	);
	return (
		<ShopFrame header={<Header />} shop={await getShop()} bars={bars}>
			{children}
		</ShopFrame>
	);
}
