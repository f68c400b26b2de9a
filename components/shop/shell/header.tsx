import { OpeningProduct } from "@/components/shop/product/opening-product";
import { PageLink } from "@/components/ui/page-link";
import { AccountButton } from "./account-button";
import { CartButton } from "./cart-button";
import { HintScript } from "./hint-script";
import { OtherLanguage } from "./language-link";
import { Logo } from "./logo";
import { NavLinks } from "./nav-links";
import { SearchBox } from "./search-box";
import { SideMenuButton } from "./side-menu-button";

/**
 * The shop's header: one row from 1216 px, two rows below. It is the same HTML for everyone. Where an awning
 * hangs from it there is no hairline between them.
 */
export function Header() {
	return (
		<header className="shop-head sticky top-0 z-header print:hidden border-b border-line bg-bg has-[+main>section:first-child>.awning]:border-b-0">
			<HintScript />
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
