"use client";

import type { MouseEvent } from "react";
import { useMessages } from "#messages";
import { Icon } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";
import { openAuth, useSession } from "@/lib/accounts/client/session";
import { usePagePath } from "@/lib/client/browser-state";
import { useOpeningProduct } from "@/lib/products/client/opening-product";
import { MAIN_LINKS } from "./menu/menu-parts";

/** Pages of results: on phones their header is one row (app/styles/bars.css), from its first paint on. */
const ONE_ROW: readonly string[] = ["/all-products", "/deals-offers"];

/** Which one row the header has on phones; a product's page has it from the press on that opens it. */
function useOneRow(): "results" | "product" | undefined {
	const path = usePagePath();
	const isOpening = useOpeningProduct() !== null;
	if (isOpening || path.startsWith("/product/")) return "product";
	return ONE_ROW.includes(path) ? "results" : undefined;
}

/** The header's links; the present page is underlined. */
export function NavLinks() {
	const text = useMessages("shell");
	const path = usePagePath();
	return (
		<nav aria-label={text.mainMenu} data-one-row={useOneRow()} className="ms-3 hidden gap-0.5 lg:flex">
			{MAIN_LINKS.map((href) => (
				<PageLink
					key={href}
					href={href}
					aria-current={path === href ? "page" : undefined}
					className="nav-link"
				>
					{text.header[href]}
				</PageLink>
			))}
		</nav>
	);
}

/** The links under the thumb, named in the messages; `ownPage` is a page that only a customer has. */
export const BOTTOM_LINKS = [
	{ href: "/", icon: "house", ownPage: false },
	{ href: "/all-products", icon: "layout-grid", ownPage: false },
	{ href: "/deals-offers", icon: "tag", ownPage: false },
	{ href: "/my-orders", icon: "receipt-text", ownPage: true },
	{ href: "/account", icon: "circle-user-round", ownPage: true },
] as const;

/** The five places of the shop, under the thumb. Guests are asked to log in where a page is theirs alone. */
export function BottomNav() {
	const { sections, bottom } = useMessages("shell");
	const path = usePagePath();
	const { status } = useSession();

	function askGuest(event: MouseEvent, href: string): void {
		if (status !== "guest") return;
		event.preventDefault();
		openAuth("login", href);
	}

	return (
		<nav
			aria-label={sections}
			className="bottom-nav grid h-bottom-nav grid-cols-5 border-t border-line bg-surface px-1 pt-0.75 pb-[calc(0.3rem+env(safe-area-inset-bottom))]"
		>
			{BOTTOM_LINKS.map(({ href, icon, ownPage }) => (
				<PageLink
					key={href}
					href={href}
					onClick={ownPage ? (event) => askGuest(event, href) : undefined}
					aria-current={path === href ? "page" : undefined}
					className="bar-link text-2xs"
				>
					<Icon name={icon} className="size-5.5" />
					{bottom[href]}
				</PageLink>
			))}
		</nav>
	);
}
