import { CircleUserRound, House, LayoutGrid, ReceiptText, Tag } from "lucide-react";

/** The links under the thumb; `ownPage` is a page that only a customer has. */
export const BOTTOM_LINKS = [
	{ href: "/", label: "Home", Icon: House, ownPage: false },
	{ href: "/all-products", label: "Products", Icon: LayoutGrid, ownPage: false },
	{ href: "/deals-offers", label: "Deals", Icon: Tag, ownPage: false },
	{ href: "/my-orders", label: "Orders", Icon: ReceiptText, ownPage: true },
	{ href: "/account", label: "Account", Icon: CircleUserRound, ownPage: true },
] as const;
