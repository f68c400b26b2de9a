import { CircleHelp, CircleUser, MessageCircle, ReceiptText, Store } from "lucide-react";

/** The links of the phones' menu: where the bar under the thumb does not lead (spec 2, navbar). */
export const SIDE_LINKS = [
	{ href: "/contact", label: "Contact Us", Icon: MessageCircle },
	{ href: "/faq", label: "Questions", Icon: CircleHelp },
	{ href: "/about", label: "About Us", Icon: Store },
] as const;

/** What a customer has besides, there and in the header's menu (spec 2, navbar). */
export const CUSTOMER_LINKS = [
	{ href: "/my-orders", label: "My Orders", Icon: ReceiptText },
	{ href: "/account", label: "My Account", Icon: CircleUser },
] as const;
