"use client";

import { clsx } from "clsx";
import { usePathname } from "next/navigation";
import { useEffect, useId, useState } from "react";
import { Icon, type IconName } from "@/components/ui/icons";
import { ThemeSwitch } from "@/components/ui/theme-switch";
import { storedText } from "@/lib/client/browser-state";
import { useKeys } from "@/lib/client/use-keys";
import { useUnread } from "@/lib/notifications/client/seller-notifications";
import { mayDo } from "@/lib/team/rules";
import { DAY_MS } from "@/lib/text/dates";
import {
	BADGES,
	type BadgeCounts,
	type Group,
	grouped,
	isCurrent,
	MORE_LINKS,
	NavBadge,
	RAIL_COOKIE,
	SELLER_LINKS,
	type SellerLink,
	waitingBehind,
} from "./links";
import { PlaceLink } from "./seller-nav";
import { useRole } from "./signed-in";

const entry =
	"flex min-h-tap items-center gap-3 rounded-sm px-3 text-md font-semibold text-ink-2 transition-colors hover:bg-bg-sunk hover:text-ink " +
	"aria-[current]:bg-primary-soft aria-[current]:font-bold aria-[current]:text-on-primary-soft";

const kept = storedText("sabz-seller-groups");

/** Which groups of the sidebar somebody has opened or shut, by hand; kept for this browser. */
function useGroups(): [Readonly<Record<string, boolean>>, (group: Group, isOpen: boolean) => void] {
	const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
	useEffect(() => {
		const open = (kept.read() ?? "").split(" ").filter(Boolean);
		setChosen(Object.fromEntries(open.map((text) => [text.slice(1), text.startsWith("+")])));
	}, []);
	function choose(group: Group, isOpen: boolean): void {
		const next = { ...chosen, [group]: isOpen };
		setChosen(next);
		kept.write(
			Object.entries(next)
				.map(([name, open]) => `${open ? "+" : "-"}${name}`)
				.join(" "),
		);
	}
	return [chosen, choose];
}

type PlaceProps = { pathname: string; counts: BadgeCounts; isFolded?: boolean };

function SideLink({ link, pathname, counts, isFolded }: PlaceProps & { link: SellerLink }) {
	const { href, label, icon, badge } = link;
	return (
		<li>
			<PlaceLink
				href={href}
				title={isFolded ? label : undefined}
				aria-current={isCurrent(pathname, href) ? "page" : undefined}
				className={clsx(entry, isFolded && "relative justify-center")}
			>
				<Icon name={icon} className={isFolded ? "size-5.75" : "icon"} />
				<span className={clsx(isFolded && "sr-only")}>{label}</span>
				{badge && (
					<NavBadge
						count={counts[badge]}
						what={BADGES[badge]}
						className={isFolded ? "absolute top-0.5 inset-s-[calc(50%+0.3rem)]" : "ms-auto"}
					/>
				)}
			</PlaceLink>
		</li>
	);
}

type GroupProps = PlaceProps & { group: Group; links: readonly SellerLink[] };

/** A group that opens in place. A shut one carries what waits in it. */
function OpenGroup({ isOpen, onOpen, ...props }: GroupProps & { isOpen: boolean; onOpen: () => void }) {
	const { group, links, pathname, counts } = props;
	return (
		<section aria-label={group}>
			<button
				type="button"
				aria-expanded={isOpen}
				onClick={onOpen}
				className="flex min-h-tap w-full items-center justify-between rounded-sm px-3 text-sm font-strong text-ink-2 hover:bg-bg-sunk"
			>
				{group}
				{!isOpen && <NavBadge count={waitingBehind(links, counts)} what="waiting" className="ms-2 me-auto" />}
				<Icon
					name="chevron-down"
					className={clsx("size-4.5 transition-transform", !isOpen && "-rotate-90")}
				/>
			</button>
			{isOpen && (
				<ul className="grid gap-0.5 pb-1">
					{links.map((link) => (
						<SideLink key={link.href} link={link} pathname={pathname} counts={counts} />
					))}
				</ul>
			)}
		</section>
	);
}

const GROUP_ICONS: Record<Group, IconName> = {
	Today: "sun",
	Shelf: "shopping-basket",
	Money: "banknote",
	Shop: "store",
};

/** A group of the rail: its places fly out beside it. Give it a key of the page, so that it closes on the way. */
function RailGroup(props: GroupProps) {
	const { group, links, pathname, counts } = props;
	const id = useId();
	const [top, setTop] = useState(0);
	const icon = GROUP_ICONS[group];
	return (
		<section aria-label={group}>
			<button
				type="button"
				popoverTarget={id}
				aria-current={links.some(({ href }) => isCurrent(pathname, href)) ? "true" : undefined}
				onClick={({ currentTarget }) => setTop(currentTarget.getBoundingClientRect().top)}
				className="relative grid min-h-13 w-full content-center justify-items-center gap-0.5 rounded-sm text-2xs font-strong text-ink-2 hover:bg-bg-sunk aria-[current]:bg-primary-soft aria-[current]:text-on-primary-soft"
			>
				<Icon name={icon} className="size-5.75" />
				{group}
				<NavBadge
					count={waitingBehind(links, counts)}
					what="waiting"
					className="absolute top-0 inset-s-[calc(50%+0.3rem)]"
				/>
			</button>
			<div
				id={id}
				popover="auto"
				style={{ top: `min(${top}px, calc(100dvh - ${links.length * 2.875 + 4}rem))` }}
				className="fixed inset-auto inset-s-20 m-0 w-62 rounded-md bg-surface p-2 text-ink shadow-md ring-1 ring-line"
			>
				<h3 className="px-3 py-1.5 text-xs font-strong text-ink-3">{group}</h3>
				<ul className="grid gap-0.5">
					{links.map((link) => (
						<SideLink key={link.href} link={link} pathname={pathname} counts={counts} />
					))}
				</ul>
			</div>
		</section>
	);
}

/** Screens on which the sidebar begins folded. */
const NARROW = "(min-width: 64rem) and (max-width: 74.99rem)";

/**
 * Whether the sidebar is folded to a rail, null until the screen has been asked; what somebody chose is kept for this
 * browser, in a cookie that the page is made with.
 */
function useRail(kept: boolean | null): [boolean | null, (isFolded: boolean) => void] {
	const [isFolded, setFolded] = useState(kept);
	useEffect(() => {
		if (kept === null) setFolded(window.matchMedia(NARROW).matches);
	}, [kept]);
	function fold(next: boolean): void {
		setFolded(next);
		if (!("cookieStore" in window)) return;
		const expires = Date.now() + 365 * DAY_MS;
		void cookieStore.set({ name: RAIL_COOKIE, value: next ? "1" : "0", path: "/seller", expires });
	}
	return [isFolded, fold];
}

type SideNavProps = {
	served: BadgeCounts;
	/** Whether this browser keeps it folded; null where nobody chose. */
	rail: boolean | null;
};

/** The sidebar of wide screens: what is always in sight, and for an owner the rest in groups; `[` folds it to a rail. */
export function SideNav({ served, rail }: SideNavProps) {
	const pathname = usePathname();
	const role = useRole();
	const [chosen, choose] = useGroups();
	const [folded, fold] = useRail(rail);
	const isFolded = folded === true;
	useKeys(({ key, target, ctrlKey, metaKey, altKey }) => {
		const isTyping =
			target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]");
		if (key === "[" && !isTyping && !ctrlKey && !metaKey && !altKey) fold(!isFolded);
	});
	const isMine = ({ duty }: SellerLink) => mayDo(role, duty);
	const counts: BadgeCounts = { ...served, unread: useUnread(served.unread) };
	const more = MORE_LINKS.filter(isMine);
	const isGrouped = mayDo(role, "management");
	const pinned = [...SELLER_LINKS.filter(isMine), ...(isGrouped ? [] : more)];
	return (
		<aside
			className={clsx(
				"print:hidden sticky top-16 hidden h-[calc(100vh-4rem)] flex-col justify-between gap-4 overflow-y-auto border-e border-line bg-surface pt-5 pb-3 lg:flex",
				folded === null && "w-19 overflow-x-hidden px-2.5 min-[75rem]:w-52 min-[75rem]:px-3.5 wide:w-60",
				folded === true && "w-19 px-2.5",
				folded === false && "w-52 px-3.5 wide:w-60",
			)}
		>
			<nav aria-label="Seller" className="flex min-h-0 flex-1 flex-col">
				<ul className="grid flex-none gap-0.5">
					{pinned.map((link) => (
						<SideLink key={link.href} {...{ link, pathname, counts, isFolded }} />
					))}
				</ul>
				{isGrouped && (
					<div className="-mx-2.5 mt-3 grid min-h-0 flex-1 content-start gap-0.5 overflow-y-auto border-t border-line px-2.5 pt-2">
						{grouped(more).map(({ group, links }) => {
							const isOpen = chosen[group] ?? links.some(({ href }) => isCurrent(pathname, href));
							const props = { group, links, pathname, counts };
							return isFolded ? (
								<RailGroup key={`${group} ${pathname}`} {...props} />
							) : (
								<OpenGroup key={group} {...props} isOpen={isOpen} onOpen={() => choose(group, !isOpen)} />
							);
						})}
					</div>
				)}
			</nav>
			<div className="grid gap-1">
				{!isFolded && <ThemeSwitch className="rounded-sm bg-bg-sunk px-3 text-md font-semibold text-ink-2" />}
				<button
					type="button"
					aria-expanded={!isFolded}
					aria-label={isFolded ? "Unfold" : undefined}
					onClick={() => fold(!isFolded)}
					className={clsx(entry, isFolded && "justify-center")}
				>
					<Icon name="panel-left" />
					{!isFolded && (
						<>
							Fold
							<kbd className="ms-auto rounded-xs px-1.5 font-sans text-xs ring-1 ring-line-strong">[</kbd>
						</>
					)}
				</button>
			</div>
		</aside>
	);
}
