"use client";

import { useEffect, useState } from "react";
import { useMessages } from "#messages";
import { OpenPayments } from "@/components/shop/payments/open-payments";
import { useAddresses } from "@/lib/client/addresses";
import { useArea } from "@/lib/client/area";
import { reloadCart } from "@/lib/client/cart";
import { useCartChoices } from "@/lib/client/cart-choices";
import { type CheckoutDraft, clearCheckout, hasCheckout, readCheckout } from "@/lib/client/checkout-draft";
import { fetchRulesWhenUsed, loadCheckoutRules, useCheckoutRules } from "@/lib/client/checkout-rules";
import { messagesHere } from "@/lib/client/messages";
import { useOpenPayments } from "@/lib/client/open-payments";
import { toast } from "@/lib/client/toast";
import { preselectedAddress } from "@/lib/domain/address-text";
import { firstValues, withPresentChoices } from "@/lib/domain/checkout-steps";
import type { PaymentView } from "@/lib/domain/payment";
import type { ShopUser } from "@/lib/domain/user";
import type { Wallet } from "@/lib/domain/wallet";
import { CheckoutForm } from "./checkout-form";
import { CheckoutSkeleton } from "./checkout-skeleton";
import { useGuard } from "./use-guard";
import { useAskedStep } from "./use-step";

type CheckoutViewProps = {
	/** The wallets that can be paid with; at least one. */
	wallets: readonly [Wallet, ...Wallet[]];
};

/** The checkout, once it is known who is here and what they saved. */
export function CheckoutView({ wallets }: CheckoutViewProps) {
	const user = useGuard();
	if (!user) return <CheckoutSkeleton />;
	return <Asked key={user.email} user={user} wallets={wallets} />;
}

/** A payment that was confirmed meanwhile has emptied the cart, which leads away from here. */
function leaveWhenPaid({ state, wallet, orderNumber }: PaymentView): void {
	if (state !== "confirmed") return;
	const { paidMeanwhile } = messagesHere("openPayments");
	toast.success(paidMeanwhile(messagesHere("wallets").names[wallet], orderNumber ?? ""));
	clearCheckout();
	void reloadCart();
}

/** First what may have been paid already, then the form: nobody shall pay twice. */
function Asked(props: PrefilledProps) {
	const payments = useOpenPayments(null, leaveWhenPaid);
	if (!payments) return <CheckoutSkeleton />;
	return (
		<>
			<OpenPayments payments={payments} />
			<Prefilled {...props} />
		</>
	);
}

/** What this customer had typed before, null for nothing; undefined while the rules to read it with are fetched. */
function useDraft(owner: string): CheckoutDraft | null | undefined {
	const rules = useCheckoutRules();
	const asked = useAskedStep();
	const [isComingBack] = useState(() => hasCheckout() || asked > 1);
	const [isGivenUp, setGivenUp] = useState(false);
	useEffect(() => {
		if (!isComingBack) return fetchRulesWhenUsed();
		loadCheckoutRules().catch(() => setGivenUp(true));
	}, [isComingBack]);
	if (!isComingBack) return null;
	if (rules) return readCheckout(owner, rules);
	return isGivenUp ? null : undefined;
}

type PrefilledProps = CheckoutViewProps & { user: ShopUser };

/** What the account, its address and the cart say (spec 2), with what was typed before where that fits. */
function Prefilled({ user, wallets }: PrefilledProps) {
	const places = useMessages("places");
	const { status, addresses } = useAddresses();
	const { addressId } = useCartChoices();
	const [area] = useArea();
	const draft = useDraft(user.email);
	if (draft === undefined || status === "loading") return <CheckoutSkeleton />;
	const address = addresses.find(({ _id }) => _id === addressId) ?? preselectedAddress(addresses, area);
	// Addresses that could not be read are no other choice than before.
	const isUnknown = draft !== null && status === "failed";
	const first = isUnknown ? draft.first : firstValues(user, address, wallets[0], places.city);
	const initial = draft ? withPresentChoices(draft, first) : first;
	const wallet = wallets.includes(initial.wallet) ? initial.wallet : wallets[0];
	return <CheckoutForm user={user} wallets={wallets} initial={{ ...initial, wallet }} first={first} />;
}
