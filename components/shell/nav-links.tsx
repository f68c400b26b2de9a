"use client";

import { useMessages } from "#messages";
import { PageLink } from "@/components/ui/page-link";
import { usePagePath } from "@/lib/client/page-path";
import { MAIN_LINKS } from "./menu/menu-links";

/** The header's links; the present page is underlined. */
export function NavLinks() {
	const text = useMessages("shell");
	const path = usePagePath();
	return (
		<nav aria-label={text.mainMenu} className="ms-3 hidden gap-0.5 lg:flex">
			{MAIN_LINKS.map((href) => (
				<PageLink
					key={href}
					href={href}
					aria-current={path === href ? "page" : undefined}
					className="relative inline-flex min-h-tap items-center rounded-md px-3 font-semibold whitespace-nowrap text-ink-2 transition-colors hover:bg-primary-soft hover:text-on-primary-soft aria-[current]:font-bold aria-[current]:text-primary aria-[current]:after:absolute aria-[current]:after:inset-x-3 aria-[current]:after:bottom-1.25 aria-[current]:after:h-0.75 aria-[current]:after:rounded-full aria-[current]:after:bg-accent"
				>
					{text.header[href]}
				</PageLink>
			))}
		</nav>
	);
}
