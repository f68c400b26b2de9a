import { CountBadge } from "@/components/ui/badges";
import type { IconName } from "@/components/ui/icons";
import { type Duty, mayDo, ROLE_HOMES, type Role } from "@/lib/team/rules";

/** Keeps for a browser whether the sidebar is folded: `1` or `0`. */
export const RAIL_COOKIE = "sabz-seller-rail";

/** What a badge counts, and how it is said. */
export const BADGES = {
	orders: "to pack",
	bags: "without a rider",
	unread: "unread",
	messages: "without an answer",
	refunds: "due",
	reports: "to decide",
} as const;
export type BadgeCounts = Record<keyof typeof BADGES, number>;

/** What is not always in sight, by what it is about. */
export const GROUPS = ["Today", "Shelf", "Money", "Shop"] as const;
export type Group = (typeof GROUPS)[number];

export type SellerLink = {
	href: string;
	label: string;
	/** Missing where it is always in sight. */
	group?: Group;
	/** What fits under a thumb, the beginning of `label`; missing where that fits. */
	short?: string;
	duty: Duty;
	icon: IconName;
	badge?: keyof BadgeCounts;
};

/** The places of the seller area (spec 2). */
export const SELLER_LINKS: readonly SellerLink[] = [
	{ href: "/seller", label: "Dashboard", duty: "management", icon: "layout-dashboard" },
	{ href: "/seller/orders", label: "Orders", duty: "orders", icon: "receipt-text", badge: "orders" },
	{ href: "/seller/product-list", label: "Overview", duty: "orders", icon: "package" },
	{
		href: "/seller/add-product",
		label: "Add New Product",
		short: "Add New",
		duty: "management",
		icon: "circle-plus",
	},
	{ href: "/seller/notifications", label: "Notifications", duty: "orders", icon: "bell", badge: "unread" },
];

/** What is looked at now and then: in groups below the others in the sidebar, and under "More" on phones. */
export const MORE_LINKS: readonly SellerLink[] = [
	{
		href: "/seller/packing",
		label: "Packing",
		group: "Today",
		duty: "packing",
		icon: "package-check",
		badge: "orders",
	},
	{
		href: "/seller/dispatch",
		label: "Dispatch",
		group: "Today",
		duty: "dispatch",
		icon: "route",
		badge: "bags",
	},
	{ href: "/seller/stock", label: "Stock", group: "Shelf", duty: "packing", icon: "boxes" },
	{
		href: "/seller/phone-order",
		label: "Order by phone",
		group: "Today",
		duty: "orders",
		icon: "phone-call",
	},
	{
		href: "/seller/messages",
		label: "Messages",
		group: "Today",
		duty: "orders",
		icon: "messages-square",
		badge: "messages",
	},
	{ href: "/seller/aisles", label: "Aisles", group: "Shelf", duty: "management", icon: "layout-list" },
	{ href: "/seller/prices", label: "Morning prices", group: "Shelf", duty: "management", icon: "tag" },
	{ href: "/seller/buying", label: "Buying", group: "Shelf", duty: "packing", icon: "truck" },
	{ href: "/seller/cash", label: "Cash", group: "Money", duty: "management", icon: "banknote" },
	{
		href: "/seller/refunds",
		label: "Refunds",
		group: "Money",
		duty: "management",
		icon: "undo-2",
		badge: "refunds",
	},
	{
		href: "/seller/reports",
		label: "Reports",
		group: "Money",
		duty: "management",
		icon: "message-circle-exclamation-point",
		badge: "reports",
	},
	{ href: "/seller/coupons", label: "Coupons", group: "Money", duty: "management", icon: "ticket-percent" },
	{ href: "/seller/figures", label: "Figures", group: "Money", duty: "management", icon: "chart-column" },
	{ href: "/seller/customers", label: "Customers", group: "Shop", duty: "management", icon: "contact" },
	{ href: "/seller/shop", label: "Shop details", group: "Shop", duty: "management", icon: "store" },
	{ href: "/seller/team", label: "Team", group: "Shop", duty: "management", icon: "users" },
	{ href: "/seller/record", label: "Record", group: "Shop", duty: "management", icon: "rotate-ccw-clock" },
	{ href: "/seller/keys", label: "Keys and webhooks", group: "Shop", duty: "management", icon: "webhook" },
	{ href: "/seller/security", label: "Sign-in", group: "Shop", duty: "own-account", icon: "key-round" },
	{ href: "/rider", label: "Deliveries", group: "Today", duty: "deliveries", icon: "bike" },
];

/** So many places have room under the thumb, beside the one that leads to the others where there are more. */
const ROOM_BELOW = 5;

/** What an owner's thumb finds; notifications are the bell above. */
const OWNERS_BAR = ["/seller", "/seller/orders", "/seller/add-product", "/seller/product-list"];

/** The places under the thumb, and those that a press on "More" shows; where somebody begins comes first. */
export function linksBelow(role: Role): { bar: SellerLink[]; more: SellerLink[] } {
	if (mayDo(role, "management")) {
		const bar = OWNERS_BAR.flatMap((place) => SELLER_LINKS.find(({ href }) => href === place) ?? []);
		return { bar, more: [...MORE_LINKS] };
	}
	const isHome = ({ href }: SellerLink) => href === ROLE_HOMES[role];
	const own = [...SELLER_LINKS, ...MORE_LINKS].filter(({ duty }) => mayDo(role, duty));
	const sorted = [...own.filter(isHome), ...own.filter((link) => !isHome(link))];
	return { bar: sorted.slice(0, ROOM_BELOW), more: sorted.slice(ROOM_BELOW) };
}

/** How many things wait behind links that are not in sight. */
export function waitingBehind(links: readonly SellerLink[], counts: BadgeCounts): number {
	return links.reduce((sum, { badge }) => sum + (badge ? counts[badge] : 0), 0);
}

/** These links by their groups, those that are empty left out. */
export function grouped(links: readonly SellerLink[]): { group: Group; links: SellerLink[] }[] {
	return GROUPS.map((group) => ({ group, links: links.filter((link) => link.group === group) })).filter(
		({ links: own }) => own.length > 0,
	);
}

/** Pages that are another view of a place. */
const VIEWS: Readonly<Record<string, string>> = {
	"/seller/price-list": "/seller/product-list",
	"/seller/rates": "/seller/prices",
};

/** True for the link whose place, or a page below it, is open. */
export function isCurrent(pathname: string, href: string): boolean {
	const place = VIEWS[pathname] ?? pathname;
	return place === href || (href !== "/seller" && place.startsWith(`${href}/`));
}

type NavBadgeProps = {
	count: number;
	/** What is counted, for screen readers. */
	what: string;
	className?: string;
};

/** How many things wait behind a link; nothing when none do. */
export function NavBadge({ count, what, className }: NavBadgeProps) {
	if (count === 0) return null;
	return (
		<span className={className}>
			<CountBadge count={count} tone="alert" />
			<span className="sr-only"> {what}</span>
		</span>
	);
}
