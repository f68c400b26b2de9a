"use client";

import type { ReactNode } from "react";
import { OpenPayments } from "@/components/payments/open-payments";
import { reloadCart } from "@/lib/cart/client/cart";
import { clearCheckout } from "@/lib/cart/client/checkout-draft";
import { reloadCredit } from "@/lib/money/client/credit";
import { useOpenPayments } from "@/lib/payments/client/follow-payments";
import type { PaymentView } from "@/lib/payments/rules";

type CartPaymentsProps = { owner: string; payments: readonly PaymentView[] };

/** The owner's payments that are not decided, over their cart, followed to their end: paid, they empty it; else they give back credit. */
export default function CartPayments({ owner, payments }: CartPaymentsProps): ReactNode {
	const known = useOpenPayments(payments, ({ state }) => {
		void reloadCredit(owner);
		if (state !== "confirmed") return;
		clearCheckout();
		void reloadCart();
	});
	return <OpenPayments payments={known ?? payments} />;
}
