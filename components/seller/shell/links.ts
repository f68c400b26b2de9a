import { Bell, CirclePlus, LayoutDashboard, Package, ReceiptText } from "lucide-react";

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
