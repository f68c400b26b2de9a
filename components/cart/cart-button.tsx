"use client";

import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import { useMessages } from "#messages";
import { CountBadge } from "@/components/ui/badges";
import { Icon } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";
import { useRupees } from "@/components/ui/price";
import { useShopHere } from "@/lib/accounts/client/preferences";
import { useCartAfterPaint } from "@/lib/cart/client/cart";
import { missingToMinimum } from "@/lib/cart/rules/totals";
import { usePagePath } from "@/lib/client/browser-state";

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
				<Icon name="shopping-basket" className="size-6.25" />
				{count > 0 && (
					<span
						key={count}
						className={clsx("absolute -top-1.75 -inset-e-2.5 grid", shownOnce.current && "animate-bump")}
					>
						<CountBadge count={count} className="ring-2 ring-bg" />
					</span>
				)}
			</span>
		</PageLink>
	);
}

/** What is in the cart, over the bottom nav of phones; the cart, its payment and a page's own bar take its place. */
export function CartBar() {
	const { count, subtotal } = useCartAfterPaint();
	const { minimumOrder } = useShopHere();
	const text = useMessages("shell");
	const rupees = useRupees();
	const path = usePagePath();
	if (count === 0 || path === "/cart" || path.startsWith("/payment/")) return null;
	const missing = missingToMinimum(subtotal, minimumOrder);
	const reached = Math.min(100, minimumOrder > 0 ? (subtotal / minimumOrder) * 100 : 100);
	return (
		<PageLink
			href="/cart"
			data-cart-bar
			className="cart-bar relative mx-2.5 mb-2.5 grid min-h-14 animate-rise-in grid-cols-[auto_1fr_auto] items-center gap-3 overflow-hidden rounded-lg bg-deep py-1.5 pe-2 ps-3.5 text-on-deep shadow-lg ring-1 ring-deep-line on-deep figures"
		>
			<Icon name="shopping-basket" />
			<span className="grid leading-snug">
				<span className="font-heavy">
					{text.items(count)} · {rupees(subtotal)}
				</span>
				<span className="text-2xs text-on-deep-2">
					{missing > 0 ? text.toMinimum(rupees(missing)) : text.minimumReached}
				</span>
			</span>
			<span className="inline-flex min-h-tap items-center gap-1.5 rounded-md bg-accent px-3.75 font-extrabold text-on-accent">
				{text.viewCart}
				<Icon name="arrow-right" />
			</span>
			<span
				aria-hidden
				className="absolute bottom-0 inset-s-0 h-0.75 rounded-e-full bg-mango-400 transition-[width] duration-settle ease-out"
				style={{ width: `${reached}%` }}
			/>
		</PageLink>
	);
}
