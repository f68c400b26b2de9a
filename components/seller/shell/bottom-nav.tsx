"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useUnread } from "@/lib/client/seller-unread";
import { BADGES, type BadgeCounts, isCurrent, linksBelow } from "./links";
import { NavBadge } from "./nav-badge";
import { useRole } from "./role";

const entry =
	"relative grid h-full content-center justify-items-center gap-0.5 px-1 text-2xs font-semibold text-ink-3 " +
	"aria-[current]:font-heavy aria-[current]:text-primary aria-[current]:before:absolute aria-[current]:before:-top-1 aria-[current]:before:h-0.75 aria-[current]:before:w-8 aria-[current]:before:rounded-b-full aria-[current]:before:bg-primary";

/** The same places as the sidebar's, under the thumb. */
export function SellerBottomNav({ served }: { served: BadgeCounts }) {
	const pathname = usePathname();
	const counts: BadgeCounts = { ...served, unread: useUnread(served.unread) };
	return (
		<nav
			aria-label="Seller sections"
			className="print:hidden fixed inset-x-0 bottom-0 z-bar border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
		>
			<ul className="flex h-16 px-1 py-1">
				{linksBelow(useRole()).map(({ href, label, short = label, Icon, badge }) => (
					<li key={href} className="flex-auto">
						<Link href={href} aria-current={isCurrent(pathname, href) ? "page" : undefined} className={entry}>
							<Icon className="size-5.5" aria-hidden />
							{/* The name that is read begins with the word that is seen. */}
							<span>
								{short}
								<span className="sr-only">{label.slice(short.length)}</span>
							</span>
							{badge && (
								<NavBadge
									count={counts[badge]}
									what={BADGES[badge]}
									className="absolute top-0.5 left-[calc(50%+0.35rem)]"
								/>
							)}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
