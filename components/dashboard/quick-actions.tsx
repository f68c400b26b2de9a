"use client";

import { Bell, CirclePlus, Package, ReceiptText } from "lucide-react";
import Link from "next/link";
import { NavBadge } from "@/components/staff/nav-badge";
import { useUnread } from "@/lib/notifications/client/seller-unread";

const ACTIONS = [
	{ href: "/seller/add-product", label: "Add New Product", Icon: CirclePlus, counts: false, main: true },
	{ href: "/seller/product-list", label: "Manage Products", Icon: Package, counts: false, main: false },
	{ href: "/seller/orders", label: "View Orders", Icon: ReceiptText, counts: false, main: false },
	{ href: "/seller/notifications", label: "Notifications", Icon: Bell, counts: true, main: false },
] as const;

const action =
	"relative flex min-h-13 items-center gap-2 rounded-md px-3 py-2 md:gap-2.75 md:px-3.5 leading-close font-strong transition-[background-color,box-shadow] ";
const looks = {
	main: "bg-primary text-on-primary hover:bg-primary-hover",
	plain: "bg-surface ring-1 ring-line hover:text-primary hover:ring-[1.5px] hover:ring-primary",
};

/** The four things a shopkeeper does first (spec 2). */
export function QuickActions({ unread }: { unread: number }) {
	const count = useUnread(unread);
	return (
		<nav aria-label="Quick actions" className="grid grid-cols-2 gap-2.5 md:grid-cols-4 lg:gap-4.5">
			{ACTIONS.map(({ href, label, Icon, counts, main }) => (
				<Link key={href} href={href} className={action + (main ? looks.main : looks.plain)}>
					<Icon className={main ? "size-5.5 flex-none" : "size-5.5 flex-none text-primary"} />
					{label}
					{counts && (
						<NavBadge
							count={count}
							what="unread"
							className="ms-auto max-md:absolute max-md:-top-1.5 max-md:-inset-e-1"
						/>
					)}
				</Link>
			))}
		</nav>
	);
}
