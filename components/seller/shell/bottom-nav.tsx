"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useUnread } from "@/lib/client/seller-unread";
import { barEntryClass } from "./bar-entry-class";
import { BADGES, type BadgeCounts, isCurrent, linksBelow } from "./links";
import { MorePlaces } from "./more-places";
import { NavBadge } from "./nav-badge";
import { useRole } from "./role";

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
