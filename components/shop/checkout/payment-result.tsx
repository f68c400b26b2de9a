"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Spinner } from "@/components/ui/spinner";
import { choose } from "@/lib/client/cart-choices";
import { type Returned, usePaymentResult } from "@/lib/client/payment-result";
import { openAuth } from "@/lib/client/session";
import { formatRupees } from "@/lib/domain/money";
import { ORDER_PLACED_MESSAGE } from "@/lib/domain/order-messages";
import type { PaymentView } from "@/lib/domain/payment";
import { WALLET_NAMES, type Wallet } from "@/lib/domain/wallet";

/** A success is shown for so long before the orders are; milliseconds (spec 9). */
const REDIRECT_MS = 3_000;

/** What became of a payment: processing, checking, success or failure (spec 2, 4). */
export function PaymentResult(returned: Returned) {
	const result = usePaymentResult(returned);
	return <div aria-live="polite">{viewOf(result)}</div>;
}

function viewOf(result: ReturnType<typeof usePaymentResult>): ReactNode {
	switch (result.state) {
		case "processing":
			return <Waiting title="Processing your payment">Please wait a moment and keep this page open.</Waiting>;
		case "checking":
			return <Checking payment={result.payment} />;
		case "login":
			return <LoginNeeded />;
		case "success":
			return <Success payment={result.payment} />;
		case "error":
			return <Failure message={result.message} refusedBy={result.refusedBy} />;
	}
}

function Waiting({ title, children }: { title: string; children: ReactNode }) {
	return (
		<EmptyState as="h1" art="/art/one-mobile.webp" title={title} actions={<Spinner />}>
			{children}
		</EmptyState>
	);
}

function Checking({ payment }: { payment: PaymentView }) {
	const name = WALLET_NAMES[payment.wallet];
	return (
		<Waiting title={`Still checking with ${name}`}>
			{name} has not decided about {formatRupees(payment.amount)} yet. We keep asking, and your order is
			placed by itself once it is paid, even if you close this page.
		</Waiting>
	);
}

function LoginNeeded() {
	return (
		<EmptyState
			as="h1"
			art="/art/one-lock.webp"
			title="Please log in again"
			actions={<Button onClick={() => openAuth("login")}>Login</Button>}
		>
			Your payment is safe with us. Log in to see what became of it.
		</EmptyState>
	);
}

function Success({ payment }: { payment: PaymentView }) {
	const router = useRouter();
	const { isOnHold, amount, wallet } = payment;
	useEffect(() => {
		if (isOnHold) return;
		const timer = setTimeout(() => router.push("/my-orders"), REDIRECT_MS);
		return () => clearTimeout(timer);
	}, [isOnHold, router]);
	const paid = `${WALLET_NAMES[wallet]} confirmed ${formatRupees(amount)}.`;
	return (
		<EmptyState
			as="h1"
			art={isOnHold ? "/art/one-phone.webp" : "/art/one-scooter.webp"}
			title={isOnHold ? "Paid, and your order is on hold" : "Payment successful"}
			actions={
				<>
					<ButtonLink href="/my-orders">View My Orders</ButtonLink>
					{isOnHold && (
						<ButtonLink href="/contact" variant="outline">
							Contact Us
						</ButtonLink>
					)}
				</>
			}
		>
			{isOnHold
				? `${paid} We cannot send this order as it is: we call you, or send the money back.`
				: `${paid} ${ORDER_PLACED_MESSAGE}`}
		</EmptyState>
	);
}

type FailureProps = { message: string; refusedBy: Wallet | undefined };

/** What went wrong; where the wallet took nothing the rider can be paid instead. */
function Failure({ message, refusedBy }: FailureProps) {
	return (
		<EmptyState
			as="h1"
			art="/art/one-warn.webp"
			title="Payment did not go through"
			actions={
				<>
					<ButtonLink href="/checkout">Try Again</ButtonLink>
					{refusedBy && (
						<ButtonLink href="/cart" variant="outline" onClick={() => choose({ payment: "cod" })}>
							Pay the rider in cash
						</ButtonLink>
					)}
					<ButtonLink href="/cart" variant={refusedBy ? "quiet" : "outline"}>
						Return to Cart
					</ButtonLink>
				</>
			}
		>
			{message}
			{refusedBy && ` No money was taken: ${WALLET_NAMES[refusedBy]} has told us so. Your cart is as it was.`}
		</EmptyState>
	);
}
