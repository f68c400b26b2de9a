"use client";

import { clsx } from "clsx";
import { Check } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useMessages } from "#messages";
import { PageBar } from "@/components/shell/page-bar";
import { useRupees } from "@/components/ui/price";
import type { ShopUser } from "@/lib/accounts/rules/user";
import { useCart } from "@/lib/cart/client/cart";
import {
	CHECKOUT_STEPS,
	type CheckoutValues,
	isFilledIn,
	type StepNumber,
} from "@/lib/orders/rules/checkout-steps";
import type { Wallet } from "@/lib/payments/rules";
import { CheckoutSummary } from "./checkout-summary";
import { DeliveryStep } from "./delivery-step";
import { FinishedStep } from "./finished-step";
import { InformationStep } from "./information-step";
import { KnownDetails } from "./known-details";
import { OpenStep } from "./open-step";
import { PaymentStep } from "./payment-step";
import { FORM_ID, NextButton } from "./step-buttons";
import { useCheckoutForm } from "./use-checkout-form";

/** Where the shopper is among the three steps. */
export function Progress({ step }: { step: StepNumber }) {
	const text = useMessages("checkout");
	return (
		<ol aria-label={text.progress} className="mb-1 grid grid-cols-3 gap-2">
			{CHECKOUT_STEPS.map((each) => {
				const isDone = each < step;
				const isNow = each === step;
				return (
					<li
						key={each}
						aria-current={isNow ? "step" : undefined}
						className={clsx(
							"grid gap-2 text-sm",
							isDone ? "font-strong text-primary" : isNow ? "font-heavy" : "font-strong text-ink-3",
						)}
					>
						<span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-line">
							{(isDone || isNow) && (
								<span className={clsx("block h-full bg-primary", isDone ? "w-full" : "w-1/2 rounded-full")} />
							)}
						</span>
						<span className="inline-flex items-center gap-1.5">
							{isDone && (
								<span role="img" aria-label={text.done}>
									<Check className="icon" />
								</span>
							)}
							{text.steps[each]}
						</span>
					</li>
				);
			})}
		</ol>
	);
}

type CheckoutFormProps = {
	user: ShopUser;
	wallets: readonly Wallet[];
	initial: CheckoutValues;
	/** What the fields hold by the cart's choices alone. */
	first: CheckoutValues;
};

const EARLIER: readonly StepNumber[] = [1, 2];

/** One step open at a time; a finished one folds into two lines (spec 2, Checkout). */
export function CheckoutForm({ user, wallets, initial, first }: CheckoutFormProps) {
	const { pieces } = useMessages("cart");
	const rupees = useRupees();
	const { lines, count } = useCart();
	const form = useCheckoutForm({ owner: user.email, initial, first, lines });
	const { step, totals, credit } = form;
	// As it was at first: what is offered does not go while somebody types.
	const [isKnown] = useState(() => isFilledIn(initial));
	const heading = useRef<HTMLHeadingElement>(null);
	const shown = useRef(step);
	useEffect(() => {
		if (shown.current !== step) heading.current?.focus();
		shown.current = step;
	}, [step]);

	return (
		<div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23.5rem] lg:gap-8">
			<div className="grid gap-4">
				<Progress step={step} />
				{step === 1 && isKnown && <KnownDetails form={form} />}
				{EARLIER.filter((earlier) => earlier < step).map((earlier) => (
					<FinishedStep key={earlier} step={earlier} form={form} />
				))}
				<form
					id={FORM_ID}
					noValidate
					onSubmit={(event) => {
						event.preventDefault();
						void form.submit();
					}}
				>
					<OpenStep form={form} heading={heading}>
						{step === 1 && <InformationStep form={form} />}
						{step === 2 && <DeliveryStep form={form} />}
						{step === 3 && <PaymentStep form={form} wallets={wallets} />}
					</OpenStep>
				</form>
			</div>
			<CheckoutSummary
				lines={lines}
				totals={totals}
				credit={credit}
				coupon={form.coupon}
				delivery={form.delivery}
			/>
			<PageBar alone>
				<p className="grid leading-close">
					<span className="text-2xs text-ink-3">{form.delivery.due || pieces(count)}</span>
					<b className="text-lg font-extrabold whitespace-nowrap figures">{rupees(credit.amountToPay)}</b>
				</p>
				<NextButton form={form} />
			</PageBar>
		</div>
	);
}
