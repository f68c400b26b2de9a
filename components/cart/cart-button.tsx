"use client";

import { ShoppingBasket } from "lucide-react";
import { useEffect, useRef } from "react";
import { useMessages } from "#messages";
import { CountBadge } from "@/components/ui/count-badge";
import { PageLink } from "@/components/ui/page-link";
import { useCartAfterPaint } from "@/lib/cart/client/cart";

/** The way to the cart, with what is in it. The count bumps when it changes. */
export function CartButton() {
	const text = useMessages("shell");
	const { ready, count } = useCartAfterPaint();
	const shownOnce = useRef(false);
	useEffect(() => {
		shownOnce.current ||= ready;
	}, [ready]);
	return (
		<PageLink
			href="/cart"
			aria-label={ready ? text.cartWith(text.items(count)) : text.cart}
			className="head-cart relative inline-flex min-h-tap min-w-tap items-center justify-center gap-3.5 rounded-md px-2.5 font-bold transition-colors hover:bg-primary-soft lg:px-3"
		>
			<span className="order-1 max-lg:hidden" aria-hidden>
				{text.cart}
			</span>{" "}
			<span className="relative">
				<ShoppingBasket className="size-6.25" />
				{count > 0 && (
					<span
						key={count}
						className={
							shownOnce.current
								? "absolute -top-2.5 -inset-e-2.5 animate-bump"
								: "absolute -top-2.5 -inset-e-2.5"
						}
					>
						<CountBadge count={count} className="ring-2 ring-bg" />
					</span>
				)}
			</span>
		</PageLink>
	);
}
