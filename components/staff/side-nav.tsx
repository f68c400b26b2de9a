"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useUnread } from "@/lib/notifications/client/seller-unread";
import { mayDo } from "@/lib/team/rules";
import { BADGES, type BadgeCounts, isCurrent, MORE_LINKS, SELLER_LINKS, type SellerLink } from "./links";
import { NavBadge } from "./nav-badge";
import { useRole } from "./role";

const entry =
	"flex min-h-tap items-center gap-3 rounded-sm px-3 text-md font-semibold text-ink-2 transition-colors hover:bg-bg-sunk hover:text-ink " +
	"aria-[current]:bg-primary-soft aria-[current]:font-bold aria-[current]:text-on-primary-soft";

/** The sidebar's links, on wide screens. */
export function SideNav({ served }: { served: BadgeCounts }) {
	const pathname = usePathname();
	const role = useRole();
	const isMine = ({ duty }: SellerLink) => mayDo(role, duty);
	const counts: BadgeCounts = { ...served, unread: useUnread(served.unread) };
	return (
		<nav aria-label="Seller">
			<ul className="grid gap-0.5">
				{SELLER_LINKS.filter(isMine).map(({ href, label, Icon, badge }) => (
					<li key={href}>
						<Link href={href} aria-current={isCurrent(pathname, href) ? "page" : undefined} className={entry}>
							<Icon className="icon" />
							{label}
							{badge && <NavBadge count={counts[badge]} what={BADGES[badge]} className="ms-auto" />}
						</Link>
					</li>
				))}
				{MORE_LINKS.filter(isMine).map(({ href, label, Icon }) => (
					<li key={href}>
						<Link href={href} aria-current={isCurrent(pathname, href) ? "page" : undefined} className={entry}>
							<Icon className="icon" />
							{label}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
