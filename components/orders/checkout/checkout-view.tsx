"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useMessages } from "#messages";
import { OpenPayments } from "@/components/payments/open-payments";
import { Skeleton } from "@/components/ui/button";
import { useHref } from "@/components/ui/page-link";
import { Panel } from "@/components/ui/panel";
import { useAddresses } from "@/lib/accounts/client/addresses";
import { useArea } from "@/lib/accounts/client/preferences";
import { refreshSession, useSession } from "@/lib/accounts/client/session";
import { preselectedAddress } from "@/lib/accounts/rules/address";
import type { ShopUser } from "@/lib/accounts/rules/user";
import { reloadCart, useCart } from "@/lib/cart/client/cart";
import { useCartChoices } from "@/lib/cart/client/cart-choices";
import {
	type CheckoutDraft,
	clearCheckout,
	hasCheckout,
	readCheckout,
} from "@/lib/cart/client/checkout-draft";
import { messagesHere } from "@/lib/client/messages";
import { toast } from "@/lib/client/toast";
import { reloadCredit } from "@/lib/money/client/credit";
import { fetchRulesWhenUsed, loadCheckoutRules, useCheckoutRules } from "@/lib/orders/client/checkout-rules";
import { firstValues, withPresentChoices } from "@/lib/orders/rules/checkout-steps";
import { useOpenPayments } from "@/lib/payments/client/follow-payments";
import type { PaymentView, Wallet } from "@/lib/payments/rules";
import { CheckoutForm } from "./checkout-form";
import { useRequestedStep } from "./use-checkout-form";

/**
 * The verified customer with something in the cart, whom alone the checkout serves (spec 4); null until that is
 * known. Everyone else is taken back to the cart, and told why unless they logged out themselves. A guess of the
 * browser is asked of the server first.
 */
function useGuard(): ShopUser | null {
	const { loginFirst, verifyFirst } = useMessages("checkout");
	const cart = useHref()("/cart");
	const router = useRouter();
	const { status, user, hasLoggedOut } = useSession();
	const { ready, failed, count } = useCart();
	const [wasAsked, setWasAsked] = useState(false);
	const mayCheckOut = user?.isVerified === true;
	const isDoubtful = status !== "unknown" && !mayCheckOut;
	// Out of reach or empty: the cart says which.
	const hasNothing = mayCheckOut && (failed || (ready && count === 0));

	useEffect(() => {
		if (!isDoubtful || hasLoggedOut || wasAsked) return;
		let isOver = false;
		void refreshSession().then(() => !isOver && setWasAsked(true));
		return () => {
			isOver = true;
		};
	}, [isDoubtful, hasLoggedOut, wasAsked]);

	useEffect(() => {
		if (hasLoggedOut) {
			router.replace(cart);
		} else if (isDoubtful && wasAsked) {
			toast.error(status === "guest" ? loginFirst : verifyFirst, "checkout");
			router.replace(cart);
		} else if (hasNothing) {
			router.replace(cart);
		}
	}, [isDoubtful, wasAsked, hasNothing, status, hasLoggedOut, router, cart, loginFirst, verifyFirst]);

	return mayCheckOut && ready && !hasNothing ? user : null;
}

/** The checkout's shape while it is not known yet who is here. */
export function CheckoutSkeleton() {
	const text = useMessages("checkout");
	return (
		<div aria-busy="true" className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23.5rem] lg:gap-8">
			<p className="sr-only">{text.loading}</p>
			<div className="grid gap-4">
				<Skeleton className="h-9" />
				<Panel className="grid gap-5 sm:grid-cols-2">
					<Skeleton className="h-8.5 sm:col-span-2" />
					<Skeleton className="h-18" />
					<Skeleton className="h-18" />
					<Skeleton className="h-18" />
					<Skeleton className="h-18" />
				</Panel>
			</div>
			<Panel className="grid gap-4">
				<Skeleton className="h-7 w-1/2" />
				<Skeleton className="h-12" />
				<Skeleton className="h-12" />
				<Skeleton className="h-32" />
			</Panel>
		</div>
	);
}

type CheckoutViewProps = {
	/** The wallets that can be paid with; at least one. */
	wallets: readonly [Wallet, ...Wallet[]];
};

/** The checkout, once it is known who is here and what they saved. */
export function CheckoutView({ wallets }: CheckoutViewProps) {
	const user = useGuard();
	if (!user) return <CheckoutSkeleton />;
	return <Asked key={user._id} user={user} wallets={wallets} />;
}

/** A payment that was confirmed meanwhile has emptied the cart, which leads away from here. */
function leaveWhenPaid({ state, wallet, orderNumber, isOnHold }: PaymentView): void {
	if (state !== "confirmed") return;
	const { paidMeanwhile } = messagesHere("openPayments");
	const paid = paidMeanwhile(messagesHere("wallets").names[wallet], orderNumber ?? "");
	if (isOnHold) toast.message(`${paid} ${messagesHere("paymentResult").success.onHold}`);
	else toast.success(paid);
	clearCheckout();
	void reloadCart();
}

/** First what may have been paid already, then the form: nobody shall pay twice. */
function Asked(props: PrefilledProps) {
	const payments = useOpenPayments(null, (payment) => {
		// Refused, it gives its credit back.
		void reloadCredit(props.user._id);
		leaveWhenPaid(payment);
	});
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
	const requested = useRequestedStep();
	const [isComingBack] = useState(() => hasCheckout() || requested > 1);
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
	const draft = useDraft(user._id);
	if (draft === undefined || status === "loading") return <CheckoutSkeleton />;
	const address = addresses.find(({ _id }) => _id === addressId) ?? preselectedAddress(addresses, area);
	// Addresses that could not be read are no other choice than before.
	const isUnknown = draft !== null && status === "failed";
	const first = isUnknown ? draft.first : firstValues(user, address, wallets[0], places.city);
	const initial = draft ? withPresentChoices(draft, first) : first;
	const wallet = wallets.includes(initial.wallet) ? initial.wallet : wallets[0];
	return <CheckoutForm user={user} wallets={wallets} initial={{ ...initial, wallet }} first={first} />;
}
