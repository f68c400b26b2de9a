"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { type ComponentProps, useId, useState } from "react";
import { Icon } from "@/components/ui/icons";
import { ThemeSwitch } from "@/components/ui/theme-switch";
import { useUnread } from "@/lib/notifications/client/seller-notifications";
import {
	BADGES,
	type BadgeCounts,
	grouped,
	isCurrent,
	linksBelow,
	NavBadge,
	type SellerLink,
	waitingBehind,
} from "./links";
import { ViewStore } from "./page-head";
import { useRole } from "./signed-in";

/** The link of a place. It is fetched ahead once a hand comes near: all of them ahead would have the shop make 17 pages for each one. */
export function PlaceLink(props: ComponentProps<typeof Link>) {
	const [isNear, setIsNear] = useState(false);
	const come = () => setIsNear(true);
	return <Link prefetch={isNear ? "auto" : false} onPointerEnter={come} onFocus={come} {...props} />;
}

/** One place of the bar, or what opens the others. */
const barEntryClass =
	"relative grid h-full w-full content-center min-w-[min(var(--spacing-tap),13.75vw)] justify-items-center gap-0.5 px-0.5 text-2xs font-semibold text-ink-3 " +
	"aria-[current]:font-heavy aria-[current]:text-primary aria-[current]:before:absolute aria-[current]:before:-top-1 aria-[current]:before:h-0.75 aria-[current]:before:w-8 aria-[current]:before:rounded-b-full aria-[current]:before:bg-primary";

/** What an owner presses most, in green. */
const greenClass = "size-6 rounded-full bg-primary p-0.5 text-on-primary";

type MorePlacesProps = { links: readonly SellerLink[]; pathname: string; counts: BadgeCounts };

/** The places that the bar has no room for, over it after a press. Give it a key of the page, so that it closes on the way. */
export function MorePlaces({ links, pathname, counts }: MorePlacesProps) {
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
				<Icon name="ellipsis" className="size-5.5" />
				More
				<NavBadge
					count={waitingBehind(links, counts)}
					what="waiting"
					className="absolute top-0.5 inset-s-[calc(50%+0.35rem)]"
				/>
			</button>
			<div
				id={id}
				popover="auto"
				className="fixed inset-auto inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] m-0 max-h-[80dvh] w-auto overflow-y-auto rounded-t-lg bg-surface p-4 text-ink shadow-lg ring-1 ring-line open:animate-rise-in"
			>
				<div className="grid gap-3">
					{grouped(links).map(({ group, links: own }) => (
						<section key={group} aria-label={group}>
							<h2 className="mb-1.5 px-1 text-sm font-strong text-ink-3">{group}</h2>
							<ul className="grid grid-cols-2 gap-2">
								{own.map(({ href, label, icon, badge }) => (
									<li key={href}>
										<PlaceLink
											href={href}
											aria-current={isCurrent(pathname, href) ? "page" : undefined}
											className="flex min-h-12 items-center gap-2.5 rounded-sm bg-bg px-3 leading-tight font-semibold aria-[current]:bg-primary-soft aria-[current]:text-on-primary-soft"
										>
											<Icon name={icon} className="icon flex-none text-primary" />
											{label}
											{badge && <NavBadge count={counts[badge]} what={BADGES[badge]} className="ms-auto" />}
										</PlaceLink>
									</li>
								))}
							</ul>
						</section>
					))}
					<div className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-1 text-sm font-semibold text-ink-2">
						<ThemeSwitch />
						<ViewStore className="md:hidden" />
					</div>
				</div>
			</div>
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
			className="staff-bar print:hidden fixed inset-x-0 bottom-0 z-bar border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
		>
			<ul className="flex h-16 px-1 py-1">
				{bar.map(({ href, label, short = label, icon, badge }) => (
					<li key={href} className="flex-auto">
						<PlaceLink
							href={href}
							aria-current={isCurrent(pathname, href) ? "page" : undefined}
							className={barEntryClass}
						>
							<Icon name={icon} className={href === "/seller/add-product" ? greenClass : "size-5.5"} />
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
						<MorePlaces key={pathname} links={more} pathname={pathname} counts={counts} />
					</li>
				)}
			</ul>
		</nav>
	);
}

/** The bell of an owner's phone: below there is no room for it. */
export function NotificationsBell({ served }: { served: number }) {
	const unread = useUnread(served);
	return (
		<PlaceLink
			href="/seller/notifications"
			className="relative grid size-tap flex-none place-items-center rounded-full hover:bg-bg-sunk lg:hidden"
		>
			<Icon name="bell" aria-hidden className="size-5.5" />
			<span className="sr-only">Notifications</span>
			<NavBadge count={unread} what={BADGES.unread} className="absolute top-0 inset-e-0" />
		</PlaceLink>
	);
}
