import type { ReactNode } from "react";
import { useMessages } from "#messages";
import { ShopTexts } from "@/app/texts/shop";
import { Logo } from "@/components/shell/logo";
import { OtherLanguage } from "@/components/shell/menu/language-link";
import { PageMain } from "@/components/shell/page-head";
import { ShopFrame } from "@/components/shell/shop-frame";
import { PageLink } from "@/components/ui/page-link";
import { getPageShop } from "@/lib/server/pages/shop";
import { phoneHref, type Shop } from "@/lib/shop/rules/shop-details";
import "@/app/globals.css";

/** The mark and the other language: whoever came by a link has one thing to do. */
function SoloHeader() {
	return (
		<header className="wrap flex min-h-18 max-w-144 flex-wrap items-center justify-between print:hidden">
			<PageLink href="/" className="inline-flex min-h-tap items-center">
				<Logo />
			</PageLink>
			<OtherLanguage
				marked
				className="inline-flex min-h-tap min-w-tap items-center justify-center rounded-md px-3 text-sm font-bold text-primary"
			/>
		</header>
	);
}

/** Who asks, and how they are reached. */
function SoloFoot({ shop: { name, address, phone } }: { shop: Shop }) {
	const places = useMessages("places");
	const { shopName } = useMessages("common");
	return (
		<footer className="wrap pb-8 text-center text-sm text-ink-2">
			<bdi>{shopName(name)}</bdi> · <bdi>{places.address(address)}</bdi>
			{phone && (
				<>
					{" · "}
					<a href={phoneHref(phone)} className="tap-area whitespace-nowrap">
						<bdi dir="ltr">{phone}</bdi>
					</a>
				</>
			)}
		</footer>
	);
}

/** A page without menus, search and bars. */
export default async function SoloLayout({ children }: { children: ReactNode }) {
	const shop = await getPageShop();
	return (
		<ShopTexts>
			<ShopFrame header={<SoloHeader />} shop={shop} foot={<SoloFoot shop={shop} />}>
				<PageMain>{children}</PageMain>
			</ShopFrame>
		</ShopTexts>
	);
}
