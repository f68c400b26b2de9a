"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect } from "react";
import { useMessages } from "#messages";
import { Button, ButtonLink, Spinner } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useHref } from "@/components/ui/page-link";
import { useRupees } from "@/components/ui/price";
import { openAuth } from "@/lib/accounts/client/session";
import { choose } from "@/lib/cart/client/cart-choices";
import { type Returned, usePaymentResult } from "@/lib/payments/client/follow-payments";
import type { PaymentView, Wallet } from "@/lib/payments/rules";

/** A success is shown for so long before the orders are; milliseconds (spec 9). */
const REDIRECT_MS = 3_000;

/** What became of a payment: processing, checking, success or failure (spec 2, 4). */
export function PaymentResult(returned: Returned) {
	const result = usePaymentResult(returned);
	return (
		<div aria-live="polite">
			<Result result={result} />
		</div>
	);
}

function Result({ result }: { result: ReturnType<typeof usePaymentResult> }) {
	const text = useMessages("paymentResult");
	switch (result.state) {
		case "processing":
			return <Waiting title={text.processing.title}>{text.processing.note}</Waiting>;
		case "checking":
			return <Checking payment={result.payment} />;
		case "login":
			return <LoginNeeded />;
		case "success":
			return <Success {...result} />;
		case "error":
			return result.isGuest && result.reason === "noPendingOrder" ? (
				<PerhapsPaid message={text.messages.noPendingOrder} />
			) : (
				<Failure {...result} message={text.messages[result.reason]} />
			);
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
	const text = useMessages("paymentResult").checking;
	const name = useMessages("wallets").names[payment.wallet];
	const rupees = useRupees();
	return <Waiting title={text.title(name)}>{text.note(name, rupees(payment.amount))}</Waiting>;
}

function LoginNeeded() {
	const text = useMessages("paymentResult").login;
	return (
		<EmptyState
			as="h1"
			art="/art/one-lock.webp"
			title={text.title}
			actions={<Button onClick={() => openAuth("login")}>{text.action}</Button>}
		>
			{text.note}
		</EmptyState>
	);
}

function Success({ payment, message }: { payment: PaymentView; message?: string }) {
	const text = useMessages("paymentResult").success;
	const { names } = useMessages("wallets");
	const rupees = useRupees();
	const orders = useHref()("/my-orders");
	const router = useRouter();
	const { isOnHold, amount, wallet, order } = payment;
	useEffect(() => {
		if (isOnHold) return;
		const timer = setTimeout(() => router.push(orders), REDIRECT_MS);
		return () => clearTimeout(timer);
	}, [isOnHold, router, orders]);
	return (
		<EmptyState
			as="h1"
			art={isOnHold ? "/art/one-phone.webp" : "/art/one-scooter.webp"}
			title={isOnHold ? text.onHoldTitle : text.title}
			actions={
				<>
					<ButtonLink href={isOnHold ? `/my-orders?order=${order}` : "/my-orders"}>
						{text.viewOrders}
					</ButtonLink>
					{isOnHold && (
						<ButtonLink href="/contact" variant="outline">
							{text.contact}
						</ButtonLink>
					)}
				</>
			}
		>
			{amount > 0 && `${text.paid(names[wallet], rupees(amount))} `}
			{message} {isOnHold && text.onHold}
		</EmptyState>
	);
}

/** Nobody is logged in, and the wallet's return speaks of no failure: what was paid is seen after a login, before anything is paid again. */
function PerhapsPaid({ message }: { message: string }) {
	const { failure, login } = useMessages("paymentResult");
	return (
		<EmptyState
			as="h1"
			art="/art/one-lock.webp"
			title={login.title}
			actions={
				<>
					<Button onClick={() => openAuth("login")}>{login.action}</Button>
					<ButtonLink href="/cart" variant="outline">
						{failure.toCart}
					</ButtonLink>
					<ButtonLink href="/checkout" variant="quiet">
						{failure.tryAgain}
					</ButtonLink>
				</>
			}
		>
			{message} {login.first}
		</EmptyState>
	);
}

type FailureProps = { message: string; refusedBy?: Wallet; isGuest?: boolean };

/** What went wrong; where the wallet took nothing the rider can be paid instead, and a guest may log in to see more. */
function Failure({ message, refusedBy, isGuest }: FailureProps) {
	const { failure: text, login } = useMessages("paymentResult");
	const { names } = useMessages("wallets");
	return (
		<EmptyState
			as="h1"
			art="/art/one-warn.webp"
			title={text.title}
			actions={
				<>
					<ButtonLink href="/checkout">{text.tryAgain}</ButtonLink>
					{refusedBy && (
						<ButtonLink href="/cart" variant="outline" onClick={() => choose({ payment: "cod" })}>
							{text.cash}
						</ButtonLink>
					)}
					<ButtonLink href="/cart" variant={refusedBy ? "quiet" : "outline"}>
						{text.toCart}
					</ButtonLink>
					{isGuest && (
						<Button variant="quiet" onClick={() => openAuth("login")}>
							{login.action}
						</Button>
					)}
				</>
			}
		>
			{message}
			{refusedBy && ` ${text.refused(names[refusedBy])}`}
		</EmptyState>
	);
}
