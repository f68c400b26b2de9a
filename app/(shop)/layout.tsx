import type { ReactNode } from "react";
import { LazyAuthModal } from "@/components/shop/auth/lazy-auth-modal";
import { BottomNav } from "@/components/shop/shell/bottom-nav";
import { CartBar } from "@/components/shop/shell/cart-bar";
import { Footer } from "@/components/shop/shell/footer";
import { Header } from "@/components/shop/shell/header";
import { LogoSprite } from "@/components/shop/shell/logo";
import { OfflineReady } from "@/components/shop/shell/offline-ready";
import { PageLinks } from "@/components/shop/shell/page-links";
import { SkipLink } from "@/components/shop/shell/skip-link";
import { StartShop } from "@/components/shop/shell/start-shop";
import { Toaster } from "@/components/toaster/toaster";
import { getShopContact } from "@/lib/server/shop/contact";

/**
 * Every page of the shop: header, page, footer, and on phones the bars under the thumb. The footer begins below the
 * first screen, so that a page which the browser fills moves nothing that is seen.
 */
export default async function ShopLayout({ children }: { children: ReactNode }) {
	return (
		<div className="shop flex min-h-dvh flex-col">
			<SkipLink />
			<LogoSprite />
			<Header />
			<main id="main" tabIndex={-1} className="min-h-[calc(100svh-4.5rem)] flex-1 outline-none">
				{children}
			</main>
			<Footer contact={await getShopContact()} />
			<div className="fixed inset-x-0 bottom-0 z-bar lg:hidden print:hidden">
				<div className="absolute inset-x-0 bottom-full">
					<CartBar />
				</div>
				<BottomNav />
			</div>
			<StartShop />
			<PageLinks />
			<OfflineReady />
			<LazyAuthModal />
			<Toaster />
		</div>
	);
}
