import {
	CircleHelp,
	CircleUser,
	Heart,
	House,
	LayoutGrid,
	MessageCircle,
	ReceiptText,
	Store,
} from "lucide-react";

/** The links of the phones' menu: the header's (spec 2, navbar), and where the bar under the thumb does not lead. */
export const SIDE_LINKS = [
	{ href: "/", label: "Home", Icon: House },
	{ href: "/all-products", label: "All Products", Icon: LayoutGrid },
	{ href: "/about", label: "About Us", Icon: Store },
	{ href: "/faq", label: "FAQ", Icon: CircleHelp },
	{ href: "/contact", label: "Contact Us", Icon: MessageCircle },
] as const;

/** What a customer has besides, there and in the header's menu (spec 2, navbar). */
export const CUSTOMER_LINKS = [
	{ href: "/my-orders", label: "My Orders", Icon: ReceiptText },
	{ href: "/favourites", label: "Favourites", Icon: Heart },
	{ href: "/account", label: "My Account", Icon: CircleUser },
] as const;
