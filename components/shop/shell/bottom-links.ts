import { CircleUserRound, House, LayoutGrid, ReceiptText, Tag } from "@/components/ui/icons";

/** The links under the thumb, named in the messages; `ownPage` is a page that only a customer has. */
export const BOTTOM_LINKS = [
	{ href: "/", Icon: House, ownPage: false },
	{ href: "/all-products", Icon: LayoutGrid, ownPage: false },
	{ href: "/deals-offers", Icon: Tag, ownPage: false },
	{ href: "/my-orders", Icon: ReceiptText, ownPage: true },
	{ href: "/account", Icon: CircleUserRound, ownPage: true },
] as const;
