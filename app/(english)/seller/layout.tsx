import type { Metadata } from "next";
import type { ReactNode } from "react";
import { SellerMessages } from "@/components/messages/en/seller";
import { SellerLoginScreen } from "@/components/seller/login-screen";
import { SellerShell } from "@/components/seller/shell/seller-shell";
import { ShopProvider } from "@/components/shop-provider";
import { Toaster } from "@/components/toaster/toaster";
import { presentSession } from "@/lib/server/http/session";
import { lastSignal } from "@/lib/server/live/signals";
import { countUnread } from "@/lib/server/notifications/notifications";
import { clock } from "@/lib/server/platform/clock";
import { countToPack } from "@/lib/server/seller-orders/find";
import { currentSeller } from "@/lib/server/sellers/guards";
import { getShop } from "@/lib/server/shop/read";
import "./seller.css";

export const metadata: Metadata = { title: "Seller", robots: { index: false, follow: false } };

/** The seller area for the seller, the login screen for everyone else, on the same address (spec 2). */
export default async function SellerLayout({ children }: { children: ReactNode }) {
	const seller = await currentSeller();
	if (!seller) {
		return (
			<SellerMessages>
				<SellerLoginScreen hasOldSession={(await presentSession("seller")) !== null} />
				<Toaster />
			</SellerMessages>
		);
	}
	// Asked for first: a change that comes while the page is read is then told once more rather than missed.
	const after = await lastSignal();
	const [unread, orders, shop] = await Promise.all([countUnread(), countToPack(), getShop()]);
	return (
		<SellerMessages>
			<ShopProvider shop={shop}>
				<SellerShell
					role={seller.role}
					counts={{ unread, orders }}
					after={after}
					servedAt={clock.shopNow().getTime()}
				>
					{children}
				</SellerShell>
				<Toaster />
			</ShopProvider>
		</SellerMessages>
	);
}
