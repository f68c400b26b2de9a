import {
	CircleQuestionMark,
	CircleUser,
	Heart,
	House,
	LayoutGrid,
	MessageCircle,
	ReceiptText,
	Store,
} from "lucide-react";
import type { ComponentProps } from "react";
import { useMessages } from "#messages";
import type { ShopUser } from "@/lib/accounts/rules/user";

/** The pages that the header's links lead to (spec 2, navbar). What each is called stands in the messages, by its path. */
export const MAIN_LINKS = ["/", "/all-products", "/contact"] as const;

/** The foot's. */
export const FOOTER_LINKS = ["/", "/about", "/faq", "/contact", "/privacy"] as const;

/** The links of the phones' menu, named in the messages: the header's (spec 2, navbar), and where the bar under the thumb does not lead. */
export const SIDE_LINKS = [
	{ href: "/", Icon: House },
	{ href: "/all-products", Icon: LayoutGrid },
	{ href: "/about", Icon: Store },
	{ href: "/faq", Icon: CircleQuestionMark },
	{ href: "/contact", Icon: MessageCircle },
] as const;

/** What a customer has besides, there and in the header's menu (spec 2, navbar). */
export const CUSTOMER_LINKS = [
	{ href: "/my-orders", Icon: ReceiptText },
	{ href: "/favourites", Icon: Heart },
	{ href: "/account", Icon: CircleUser },
] as const;

type AccountTriggerProps = ComponentProps<"button"> & { user: ShopUser };

/** The signed-in customer's initial and first name. */
export function AccountTrigger({ user, ...rest }: AccountTriggerProps) {
	const text = useMessages("shell");
	const firstName = user.name.trim().split(/\s+/)[0] ?? "";
	return (
		<button
			type="button"
			aria-label={text.accountOf(user.name)}
			{...rest}
			className="inline-flex min-h-tap min-w-0 items-center justify-center gap-2 rounded-md px-1.5 text-sm font-bold transition-colors hover:bg-primary-soft max-lg:min-w-tap"
		>
			<span
				data-initial={firstName.slice(0, 1)}
				className="grid size-8 flex-none place-items-center rounded-full bg-veg-soft font-extrabold text-on-veg-soft uppercase before:content-[attr(data-initial)]"
			/>
			<bdi className="truncate max-lg:hidden">{firstName}</bdi>
		</button>
	);
}
