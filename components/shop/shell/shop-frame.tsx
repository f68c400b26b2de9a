import type { ReactNode } from "react";
import { LazyAuthModal } from "@/components/shop/auth/lazy-auth-modal";
import { ShopProvider } from "@/components/shop-provider";
import { Toaster } from "@/components/toaster/toaster";
import type { Shop } from "@/lib/domain/shop-details";
import { Footer } from "./footer";
import { LogoSprite } from "./logo";
import { OfflineReady } from "./offline-ready";
import { PageLinks } from "./page-links";
import { PlaceScript } from "./place-script";
import { SkipLink } from "./skip-link";
import { StartShop } from "./start-shop";

type ShopFrameProps = {
	header: ReactNode;
	/** The shop's details, which everything inside is told of. */
	shop: Shop;
	/** What stands under the thumb on phones, on every page of the layout. */
	bars?: ReactNode;
	children: ReactNode;
};

/** What every page of the shop (a PageMain) stands in, whichever header it has. */
export function ShopFrame({ header, shop, bars, children }: ShopFrameProps) {
	return (
		<ShopProvider shop={shop}>
			<div className="shop flex min-h-dvh flex-col">
				<SkipLink />
				<LogoSprite />
				{header}
				{children}
				<Footer shop={shop} />
				<PlaceScript />
				{bars}
				<StartShop />
				<PageLinks />
				<OfflineReady />
				<LazyAuthModal />
				<Toaster />
			</div>
		</ShopProvider>
	);
}
