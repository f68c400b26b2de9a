import type { ReactNode } from "react";
import { ShopTexts } from "@/app/texts/shop";
import { CartBar, CartButton } from "@/components/cart/cart-button";
import { OpeningProduct } from "@/components/products/opening-product";
import { AreaButton } from "@/components/shell/area-button";
import { Logo } from "@/components/shell/logo";
import { OtherLanguage } from "@/components/shell/menu/language-link";
import { AccountButton, SideMenuButton } from "@/components/shell/menu/menu-buttons";
import { BottomNav, NavLinks } from "@/components/shell/nav-links";
import { SearchField } from "@/components/shell/search/search-field";
import { ShopFrame } from "@/components/shell/shop-frame";
import { ListButton } from "@/components/shopping-list/list-button";
import { EarlyScript } from "@/components/ui/early-script";
import { PageLink, useHref } from "@/components/ui/page-link";
import { BROWSE_PATH } from "@/lib/products/rules/browse";
import { getPageShop } from "@/lib/server/pages/shop";
import "@/app/globals.css";

/** The pill in the header: where to deliver, and what to look for. */
function SearchBox() {
	const to = useHref();
	return (
		<search className="head-search relative col-span-full row-start-2 grid min-h-12 min-w-0 grid-cols-[auto_1fr_auto] items-center rounded-full bg-surface inset-ring-1 inset-ring-line-strong has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-1 has-[input:focus-visible]:outline-focus wide:col-span-1 wide:col-start-3 wide:row-start-1">
			<form action={to(BROWSE_PATH)} className="contents">
				<AreaButton />
				<SearchField />
			</form>
			<ListButton />
		</search>
	);
}

/**
 * The shop's header: one row from 1216 px, two rows below. It is the same HTML for everyone. Where an awning
 * hangs from it there is no hairline between them.
 */
function Header() {
	return (
		<header className="shop-head sticky top-0 z-header print:hidden border-b border-line bg-bg has-[+main>section:first-child>.awning]:border-b-0">
			<EarlyScript name="hint" />
			<div className="head-row wrap grid grid-cols-[1fr_auto_auto_auto_auto] items-center gap-x-1 gap-y-2 pt-2.5 pb-2.75 lg:grid-cols-[auto_1fr_auto_auto_auto] lg:gap-x-4 lg:gap-y-2.5 lg:py-3 wide:min-h-20 wide:grid-cols-[auto_auto_minmax(18rem,1fr)_auto_auto_auto]">
				<PageLink href="/" className="head-mark inline-flex min-h-tap items-center justify-self-start">
					<Logo />
				</PageLink>
				<NavLinks />
				<SearchBox />
				<OtherLanguage
					marked
					className="head-language inline-flex min-h-tap min-w-tap items-center justify-center rounded-md px-1 text-sm font-bold text-primary transition-colors hover:bg-primary-soft hover:text-on-primary-soft lg:px-3"
				/>
				<AccountButton />
				<CartButton />
				<SideMenuButton />
			</div>
			<OpeningProduct />
		</header>
	);
}

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
