"use client";

import { Ellipsis } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useId } from "react";
import { useUnread } from "@/lib/notifications/client/seller-unread";
import { barEntryClass } from "./bar-entry-class";
import { BADGES, type BadgeCounts, isCurrent, linksBelow, type SellerLink } from "./links";
import { NavBadge } from "./nav-badge";
import { useRole } from "./role";

type MorePlacesProps = { links: readonly SellerLink[]; pathname: string };

/** The places that the bar has no room for, over it after a press. Give it a key of the page, so that it closes on the way. */
export function MorePlaces({ links, pathname }: MorePlacesProps) {
	const id = useId();
	const isHere = links.some(({ href }) => isCurrent(pathname, href));
	return (
		<>
			<button
				type="button"
				popoverTarget={id}
				aria-current={isHere ? "true" : undefined}
				className={barEntryClass}
			>
				<Ellipsis className="size-5.5" />
				More
			</button>
			<ul
				id={id}
				popover="auto"
				className="fixed inset-auto inset-e-2 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] max-h-[70dvh] w-64 overflow-y-auto rounded-lg bg-surface p-2 text-ink shadow-lg ring-1 ring-line open:animate-rise-in"
			>
				{links.map(({ href, label, Icon }) => (
					<li key={href}>
						<Link
							href={href}
							aria-current={isCurrent(pathname, href) ? "page" : undefined}
							className="flex min-h-tap items-center gap-3 rounded-sm px-3 font-semibold aria-[current]:bg-primary-soft aria-[current]:text-on-primary-soft"
						>
							<Icon className="icon" />
							{label}
						</Link>
					</li>
				))}
			</ul>
		</>
	);
}

/** The same places as the sidebar's, under the thumb. */
export function SellerBottomNav({ served }: { served: BadgeCounts }) {
	const pathname = usePathname();
	const counts: BadgeCounts = { ...served, unread: useUnread(served.unread) };
	const { bar, more } = linksBelow(useRole());
	return (
		<nav
			aria-label="Seller sections"
			className="print:hidden fixed inset-x-0 bottom-0 z-bar border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
		>
			<ul className="flex h-16 px-1 py-1">
				{bar.map(({ href, label, short = label, Icon, badge }) => (
					<li key={href} className="flex-auto">
						<Link
							href={href}
							aria-current={isCurrent(pathname, href) ? "page" : undefined}
							className={barEntryClass}
						>
							<Icon className="size-5.5" />
							{/* The name that is read begins with the word that is seen. */}
							<span>
								{short}
								<span className="sr-only">{label.slice(short.length)}</span>
							</span>
							{badge && (
								<NavBadge
									count={counts[badge]}
									what={BADGES[badge]}
									className="absolute top-0.5 inset-s-[calc(50%+0.35rem)]"
								/>
							)}
						</Link>
					</li>
				))}
				{more.length > 0 && (
					<li className="flex-auto">
						<MorePlaces key={pathname} links={more} pathname={pathname} />
					</li>
				)}
			</ul>
		</nav>
	);
}
