import type { ReactNode } from "react";
import { LazyAuthModal } from "@/components/accounts/login/lazy-auth-modal";
import { ShopProvider } from "@/components/shop/shop-provider";
import { PLACE_SCRIPT } from "@/lib/early/early-scripts.mjs";
import type { Shop } from "@/lib/shop/rules/shop-details";
import { Footer } from "./footer";
import { LogoSprite } from "./logo";
import { OfflineReady } from "./offline-ready";
import { PageLinks } from "./page-links";
import { SkipLink } from "./page-main";
import { StartShop } from "./start-shop";
import { Toaster } from "./toaster";

/** Behind the whole page: keeps the place of who has changed the language. */
export function PlaceScript() {
	return <script>{PLACE_SCRIPT}</script>;
}

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
