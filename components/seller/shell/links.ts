import {
	Bell,
	CirclePlus,
	History,
	LayoutDashboard,
	type LucideIcon,
	Package,
	ReceiptText,
	Store,
	Tag,
	Undo2,
} from "lucide-react";

/** What a badge counts, and how it is said. */
export const BADGES = { orders: "to pack", unread: "unread" } as const;
export type BadgeCounts = Record<keyof typeof BADGES, number>;

type SellerLink = {
	href: string;
	label: string;
	/** What fits under a thumb, the beginning of `label`. */
	short: string;
	Icon: LucideIcon;
	badge?: keyof BadgeCounts;
};

/** The places of the seller area (spec 2). */
export const SELLER_LINKS: readonly SellerLink[] = [
	{ href: "/seller", label: "Dashboard", short: "Dashboard", Icon: LayoutDashboard },
	{ href: "/seller/orders", label: "Orders", short: "Orders", Icon: ReceiptText, badge: "orders" },
	{ href: "/seller/product-list", label: "Overview", short: "Overview", Icon: Package },
	{ href: "/seller/add-product", label: "Add New Product", short: "Add New", Icon: CirclePlus },
	{
		href: "/seller/notifications",
		label: "Notifications",
		short: "Notifications",
		Icon: Bell,
		badge: "unread",
	},
];

/** What is looked at now and then; on wide screens only in the sidebar, on phones on the dashboard. */
export const MORE_LINKS = [
	{ href: "/seller/prices", label: "Morning prices", Icon: Tag },
	{ href: "/seller/refunds", label: "Refunds", Icon: Undo2 },
	{ href: "/seller/shop", label: "Shop details", Icon: Store },
	{ href: "/seller/record", label: "Record", Icon: History },
] as const;

/** True for the link whose place, or a page below it, is open. */
export function isCurrent(pathname: string, href: string): boolean {
	return pathname === href || (href !== "/seller" && pathname.startsWith(`${href}/`));
}
