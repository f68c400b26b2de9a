import type { Metadata } from "next";
import type { ReactNode } from "react";
import { SellerMessages } from "@/app/texts/seller.en";
import { ShopProvider, Toaster } from "@/components/shell/providers";
import { SellerLoginScreen } from "@/components/staff/login/login-screen";
import { SellerShell } from "@/components/staff/seller-shell";
import { countWaiting } from "@/lib/messages/server/inbox";
import { countUnread } from "@/lib/notifications/server/notifications";
import { countToPack } from "@/lib/orders/server/staff/find-orders";
import { presentSession } from "@/lib/server/http/session";
import { lastSignal } from "@/lib/server/live/signals";
import { getPageShop } from "@/lib/server/pages/shop";
import { clock } from "@/lib/server/platform/clock";
import { currentSeller } from "@/lib/team/server/session";
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
	const [unread, orders, messages, shop] = await Promise.all([
		countUnread(),
		countToPack(),
		countWaiting(),
		getPageShop(),
	]);
	return (
		<SellerMessages>
			<ShopProvider shop={shop}>
				<SellerShell
					role={seller.role}
					counts={{ unread, orders, messages }}
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
