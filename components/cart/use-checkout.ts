"use client";

import { useAddresses } from "@/lib/accounts/client/addresses";
import { useArea, useShopHere } from "@/lib/accounts/client/preferences";
import { useSession } from "@/lib/accounts/client/session";
import { addressText, preselectedAddress } from "@/lib/accounts/rules/address";
import { cartVersionHere, useCartAfterPaint } from "@/lib/cart/client/cart";
import { useCartChoices } from "@/lib/cart/client/cart-choices";
import { type CartBlock, cartButton, type PaymentMethod } from "@/lib/cart/rules/cart-button";
import { pricedLines, totalsOf } from "@/lib/cart/rules/totals";
import { useCoupon } from "@/lib/coupons/client";
import { useDelivery } from "@/lib/delivery/client";
import { useCreditFor } from "@/lib/money/client/credit";
import { isShort } from "@/lib/stock/rules";

const BY_ADDRESS: ReadonlySet<CartBlock["reason"]> = new Set(["address", "area-mismatch"]);

/**
 * Everything that the cart page shows and decides by: the cart as it stands, with what was chosen for its delivery; online
 * payment only where a wallet is offered.
 */
export function useCheckout(hasWallets: boolean) {
	const { lines, count } = useCartAfterPaint();
	const shop = useShopHere();
	const [area] = useArea();
	const { user } = useSession();
	const { status, addresses } = useAddresses();
	const { payment: chosenPayment, addressId } = useCartChoices();
	const delivery = useDelivery();

	const payment: PaymentMethod = hasWallets ? chosenPayment : "cod";
	const address = addresses.find(({ _id }) => _id === addressId) ?? preselectedAddress(addresses, area);
	const coupon = useCoupon(lines, payment === "online");
	const totals = totalsOf(pricedLines(lines), delivery.deliveryTime, shop, coupon.terms);
	// Cash takes nothing over from a payment: that one may still be made.
	const credit = useCreditFor(totals.amount, payment === "online" ? cartVersionHere() : undefined);
	const button = cartButton({
		subtotal: totals.subtotal,
		minimumOrder: shop.minimumOrder,
		area,
		addressText: address ? addressText(address) : null,
		customer: user,
		outOfStock: lines.filter((line) => !line.inStock),
		shortages: lines.filter(isShort).map((line) => ({ ...line, left: line.left ?? 0 })),
		isTimeGone: delivery.isGone,
	});
	const isGuest = user === null;
	const addressStatus = isGuest ? "ready" : status;
	/** What is known to stand in the way: while the addresses are on their way, all that does not depend on them. */
	const blocks =
		addressStatus === "ready" ? button.blocks : button.blocks.filter(({ reason }) => !BY_ADDRESS.has(reason));
	return {
		...{ lines, count, totals, credit, coupon, area, isGuest },
		...{ addressStatus, addresses, address, delivery, payment, button, blocks },
	};
}

export type Checkout = ReturnType<typeof useCheckout>;
