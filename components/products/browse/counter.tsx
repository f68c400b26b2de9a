"use client";

import { clsx } from "clsx";
import { ShoppingBasket } from "lucide-react";
import type { ComponentProps } from "react";
import { useMessages } from "#messages";
import { PageLink } from "@/components/ui/page-link";
import { useRupees } from "@/components/ui/price";
import { useCartAfterPaint } from "@/lib/cart/client/cart";
import { missingToMinimum } from "@/lib/cart/rules/totals";
import { useShop } from "@/lib/shop/client/shop";
import { formatAmount } from "@/lib/text/money";
import { AisleLinks } from "./aisle-links";

const aisle =
	"counter-aisle grid min-h-14 min-w-tap content-center justify-items-center gap-0.5 rounded-[1rem] text-2xs leading-close font-semibold aria-[current]:font-heavy";

/** The bar above the bottom nav of phones: the aisles and the cart in one, in the thumb's reach. */
export function Counter(
	props: Pick<ComponentProps<typeof AisleLinks>, "categories" | "filters" | "onChange" | "here">,
) {
	return (
		<div
			data-page-bar="over-nav"
			className="counter fixed inset-x-2.5 bottom-[calc(var(--spacing-bottom-nav)+0.5rem)] z-bar flex gap-1.5 rounded-lg bg-deep p-1.25 text-on-deep shadow-lg ring-1 ring-deep-line on-deep lg:hidden print:hidden"
		>
			<AisleLinks
				{...props}
				artClassName="size-7.5"
				className="grid min-w-0 flex-1 counter-aisles"
				linkClassName={aisle}
			/>
			<CounterCart />
		</div>
	);
}

/** The way to the cart: what is in it, and how far the minimum is. As wide with nothing in it, so that nothing moves. */
function CounterCart() {
	const { count, subtotal } = useCartAfterPaint();
	const text = useMessages("counter");
	const rupees = useRupees();
	const items = text.items(count);
	const { minimumOrder } = useShop();
	const missing = missingToMinimum(subtotal, minimumOrder);
	const reached = minimumOrder > 0 ? Math.min(1, subtotal / minimumOrder) : 1;
	return (
		<PageLink
			href="/cart"
			data-cart-bar={count > 0 ? "" : undefined}
			className={clsx(
				"relative grid w-22.5 flex-none content-center justify-items-center overflow-hidden rounded-[1rem] text-2xs leading-close font-semibold whitespace-nowrap figures",
				count > 0
					? "bg-accent text-on-accent hover:bg-accent-hover"
					: "inset-ring-1 inset-ring-deep-line hover:bg-white/10",
			)}
		>
			{count > 0 ? (
				<>
					<span className="sr-only">{text.cartHolds(items)}</span>
					<span className="text-md font-extrabold">{rupees(subtotal)}</span>{" "}
					<span>{missing > 0 ? text.toGo(formatAmount(missing)) : items}</span>
					<span
						aria-hidden
						className="absolute bottom-0 inset-s-0 h-1 w-full origin-left rtl:origin-right bg-leaf-800 transition-transform duration-settle ease-out"
						style={{ transform: `scaleX(${reached})` }}
					/>
				</>
			) : (
				<>
					<ShoppingBasket className="size-6" />
					{text.cart}
				</>
			)}
		</PageLink>
	);
}
