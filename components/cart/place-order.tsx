"use client";

import { useRouter } from "next/navigation";
import { startTransition, useEffect, useRef, useState } from "react";
import { useMessages } from "#messages";
import { PageBar } from "@/components/shell/page-bar";
import { Icon, type IconName } from "@/components/ui/icons";
import { useHref } from "@/components/ui/page-link";
import { useRupees } from "@/components/ui/price";
import { useShopHere } from "@/lib/accounts/client/preferences";
import { openAuth } from "@/lib/accounts/client/session";
import { reloadCart, settleCart } from "@/lib/cart/client/cart";
import type { CartBlock } from "@/lib/cart/rules/cart-button";
import { missingToMinimum } from "@/lib/cart/rules/totals";
import { isShopThere } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { reloadSlots } from "@/lib/delivery/client";
import { placeCashOrder } from "@/lib/orders/client/orders";
import { isWeighed } from "@/lib/products/rules/amounts";
import { BLOCK_ID, BlockAction, inBar, showBlocks } from "./block-notice";
import { MainButton } from "./order-summary";
import type { Checkout } from "./use-checkout";

/**
 * The step that the cart's main button takes (spec 4, Place order): it says what is missing, asks for a login, goes to the
 * checkout, or orders.
 */
export function usePlaceOrder(checkout: Checkout) {
	const { button, isGuest, payment, address, delivery } = checkout;
	const { message } = useMessages("cartBlocks");
	const text = useMessages("cartSummary");
	const to = useHref();
	const router = useRouter();
	const shop = useShopHere();
	const [busy, setBusy] = useState(false);
	const isOrdered = useRef(false);
	useEffect(
		() => () => {
			if (isOrdered.current) void reloadCart();
		},
		[],
	);

	/** Answers the page to go on to, or null to stay. */
	async function nextPage(): Promise<string | null> {
		if (payment === "online") {
			await settleCart();
			return "/checkout";
		}
		if (!address) {
			toast.error(message({ reason: "address" }), BLOCK_ID);
			return null;
		}
		const { _id, isDefault, ...input } = address;
		const { deliveryTime, slot } = delivery;
		const chosen = slot ? { deliveryTime, slot: slot.id } : { deliveryTime };
		const whereShown = await placeCashOrder(
			{ address: input, area: checkout.area ?? undefined, ...chosen, useCredit: checkout.credit.isUsed },
			shop,
			checkout.coupon,
		);
		isOrdered.current = whereShown !== null;
		// Refused, the amount may have been another one because the shop's fees have changed since the page came.
		if (!whereShown && (await isShopThere())) {
			router.refresh();
			void reloadSlots();
		}
		return whereShown;
	}

	async function goOn(): Promise<void> {
		setBusy(true);
		const next = await nextPage();
		// The button stays busy until the next page stands: this one goes with everything on it.
		startTransition(() => {
			if (next) router.push(to(next));
			setBusy(false);
		});
	}

	function press(): void {
		if (busy || checkout.addressStatus !== "ready" || checkout.coupon.isAsked) return;
		const [block] = button.blocks;
		if (block) {
			toast.error(message(block), BLOCK_ID);
			showBlocks();
		} else if (isGuest) {
			toast.error(payment === "online" ? text.loginToPay : text.loginToOrder, BLOCK_ID);
			openAuth("login", payment === "online" ? "/checkout" : null);
		} else {
			void goOn();
		}
	}

	return { busy, press };
}

type CartPageBarProps = { checkout: Checkout; busy: boolean; onPress: () => void };

const ICONS: Record<CartBlock["reason"], IconName> = {
	minimum: "shopping-basket",
	area: "map-pin",
	"area-mismatch": "map-pin",
	verification: "triangle-exclamation-point",
	address: "map-pin-house",
	stock: "triangle-exclamation-point",
	shortage: "triangle-exclamation-point",
	time: "clock",
};

/** The reason in a few words: what the button's label leaves open, or, where the button keeps its verb, the reason's title. */
function useReason(block: CartBlock, { area }: Checkout): string {
	const { note, title } = useMessages("cartBlocks");
	const places = useMessages("places");
	const rupees = useRupees();
	switch (block.reason) {
		case "minimum":
			return note.minimum(rupees(missingToMinimum(block.subtotal, block.minimum)));
		case "area":
			return note.area;
		case "area-mismatch":
			return note.areaMismatch(places.area(area ?? ""));
		case "verification":
			return note.verification;
		default:
			return title(block);
	}
}

/** The first reason, pressed to see them all, and what ends it. */
function Reason({ block, others, checkout }: { block: CartBlock; others: number; checkout: Checkout }) {
	const text = useMessages("cartBlocks");
	const reason = useReason(block, checkout);
	return (
		<div className="col-span-full flex flex-wrap items-center gap-3">
			<button
				type="button"
				onClick={showBlocks}
				className="flex min-h-tap min-w-0 flex-1 items-center gap-2.5 text-start text-sm leading-snug"
			>
				<Icon name={ICONS[block.reason]} className="icon text-on-warning-soft" />
				<span>
					<b className="font-heavy">{reason}</b>{" "}
					{others > 0 && (
						<span className="inline-block rounded-full bg-warning-soft px-2 py-0.5 text-2xs font-strong whitespace-nowrap text-on-warning-soft">
							{text.others(others)}
						</span>
					)}
				</span>
			</button>
			<BlockAction reason={block.reason} checkout={checkout} look={inBar} />
		</div>
	);
}

/** The cart's bar at the foot of phones: the total and the main button, under the one reason against it and what ends that. */
export function CartPageBar({ checkout, busy, onPress }: CartPageBarProps) {
	const { blocks, count, delivery, credit, lines } = checkout;
	const { atMost } = useMessages("totals");
	const text = useMessages("cart");
	const rupees = useRupees();
	const [block, ...others] = blocks;
	return (
		<PageBar blocked={block !== undefined}>
			{block && <Reason block={block} others={others.length} checkout={checkout} />}
			<p className="grid leading-close">
				<span className="text-2xs text-ink-3">
					{isWeighed(lines) ? atMost : delivery.due || text.pieces(count)}
				</span>
				<b className="text-lg font-extrabold whitespace-nowrap figures">{rupees(credit.amountToPay)}</b>
			</p>
			<MainButton checkout={checkout} busy={busy} onPress={onPress} />
		</PageBar>
	);
}
