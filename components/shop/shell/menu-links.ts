import { CircleUser, House, LayoutGrid, MessageCircle, ReceiptText, Tag } from "lucide-react";

/** The links of the phones' menu (spec 2, navbar). */
export const SIDE_LINKS = [
	{ href: "/", label: "Home", Icon: House },
	{ href: "/all-products", label: "All Products", Icon: LayoutGrid },
	{ href: "/deals-offers", label: "Deals & Offers", Icon: Tag },
	{ href: "/contact", label: "Contact Us", Icon: MessageCircle },
] as const;

/** What a customer has besides, there and in the header's menu (spec 2, navbar). */
export const CUSTOMER_LINKS = [
	{ href: "/my-orders", label: "My Orders", Icon: ReceiptText },
	{ href: "/account", label: "My Account", Icon: CircleUser },
] as const;
