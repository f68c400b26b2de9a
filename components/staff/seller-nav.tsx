"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { type ComponentProps, useId, useState } from "react";
import { Ellipsis } from "@/components/ui/icons";
import { useUnread } from "@/lib/notifications/client/seller-notifications";
import { mayDo } from "@/lib/team/rules";
import {
	BADGES,
	type BadgeCounts,
	isCurrent,
	linksBelow,
	MORE_LINKS,
	NavBadge,
	SELLER_LINKS,
	type SellerLink,
} from "./links";
import { useRole } from "./signed-in";

/** The link of a place. It is fetched ahead once a hand comes near: all of them ahead would have the shop make 17 pages for each one. */
function PlaceLink(props: ComponentProps<typeof Link>) {
	const [isNear, setIsNear] = useState(false);
	const come = () => setIsNear(true);
	return <Link prefetch={isNear ? "auto" : false} onPointerEnter={come} onFocus={come} {...props} />;
}

/** One place of the bar, or what opens the others. */
const barEntryClass =
	"relative grid h-full w-full content-center min-w-tap justify-items-center gap-0.5 px-0.5 text-2xs font-semibold text-ink-3 " +
	"aria-[current]:font-heavy aria-[current]:text-primary aria-[current]:before:absolute aria-[current]:before:-top-1 aria-[current]:before:h-0.75 aria-[current]:before:w-8 aria-[current]:before:rounded-b-full aria-[current]:before:bg-primary";

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
						<PlaceLink
							href={href}
							aria-current={isCurrent(pathname, href) ? "page" : undefined}
							className="flex min-h-tap items-center gap-3 rounded-sm px-3 font-semibold aria-[current]:bg-primary-soft aria-[current]:text-on-primary-soft"
						>
							<Icon className="icon" />
							{label}
						</PlaceLink>
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
						<PlaceLink
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
						</PlaceLink>
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
				{[...SELLER_LINKS, ...MORE_LINKS].filter(isMine).map(({ href, label, Icon, badge }) => (
					<li key={href}>
						<PlaceLink
							href={href}
							aria-current={isCurrent(pathname, href) ? "page" : undefined}
							className={entry}
						>
							<Icon className="icon" />
							{label}
							{badge && <NavBadge count={counts[badge]} what={BADGES[badge]} className="ms-auto" />}
						</PlaceLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
