import type { ReactNode } from "react";
import { useMessages } from "#messages";
import { ShopTexts } from "@/app/texts/shop";
import { Logo } from "@/components/shell/logo";
import { PageMain } from "@/components/shell/page-head";
import { ShopFrame } from "@/components/shell/shop-frame";
import { ButtonLink } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { getPageShop } from "@/lib/server/pages/shop";
import "@/app/globals.css";

const buttonStyle = { variant: "quiet", size: "sm", className: "max-lg:px-2" } as const;

/** The header of whoever is paying: the mark, help, and the way back to the cart. No menu and no search. */
function CheckoutHeader() {
	const text = useMessages("frame");
	return (
		<header className="sticky top-0 z-header border-b border-line bg-bg print:hidden">
			<div className="wrap flex min-h-18 flex-wrap items-center gap-x-1.5 lg:gap-x-4 wide:min-h-20">
				<PageLink
					href="/"
					className="me-auto inline-flex min-h-tap items-center has-[>span]:min-w-0 has-[>span]:flex-1 has-[>span]:basis-10"
				>
					<Logo />
				</PageLink>
				<ButtonLink href="/contact" {...buttonStyle} icon="circle-question-mark">
					{text.help}
				</ButtonLink>
				<ButtonLink href="/cart" {...buttonStyle} icon="arrow-left">
					{text.backToCart}
				</ButtonLink>
			</div>
		</header>
	);
}

/** The checkout has the way back and help, and nothing that leads anywhere else. */
export default async function CheckoutLayout({ children }: { children: ReactNode }) {
	return (
		<ShopTexts>
			<ShopFrame header={<CheckoutHeader />} shop={await getPageShop()}>
				<PageMain>{children}</PageMain>
			</ShopFrame>
		</ShopTexts>
	);
}
