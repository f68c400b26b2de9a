import { Bell, CirclePlus, History, LayoutDashboard, Package, ReceiptText, Tag, Undo2 } from "lucide-react";

/** The places of the seller area (spec 2); `short` is what fits under a thumb. */
export const SELLER_LINKS = [
	{ href: "/seller", label: "Dashboard", short: "Dashboard", Icon: LayoutDashboard, counts: false },
	{ href: "/seller/orders", label: "Orders", short: "Orders", Icon: ReceiptText, counts: false },
	{ href: "/seller/product-list", label: "Overview", short: "Overview", Icon: Package, counts: false },
	{
		href: "/seller/add-product",
		label: "Add New Product",
		short: "Add New",
		Icon: CirclePlus,
		counts: false,
	},
	{ href: "/seller/notifications", label: "Notifications", short: "Notifications", Icon: Bell, counts: true },
] as const;

/** What is looked at now and then; on wide screens only in the sidebar, on phones on the dashboard. */
export const MORE_LINKS = [
	{ href: "/seller/prices", label: "Morning prices", Icon: Tag },
	{ href: "/seller/refunds", label: "Refunds", Icon: Undo2 },
	{ href: "/seller/record", label: "Record", Icon: History },
] as const;

/** True for the link whose place, or a page below it, is open. */
export function isCurrent(pathname: string, href: string): boolean {
	return pathname === href || (href !== "/seller" && pathname.startsWith(`${href}/`));
}
