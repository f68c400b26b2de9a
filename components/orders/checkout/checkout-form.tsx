"use client";

import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { useMessages } from "#messages";
import { BasketTotals } from "@/components/cart/basket-totals";
import { BoughtCartLine } from "@/components/cart/totals-list";
import { PageBar } from "@/components/shell/page-bar";
import { Form } from "@/components/ui/form/field";
import { Icon } from "@/components/ui/icons";
import { Panel } from "@/components/ui/panel";
import { useRupees } from "@/components/ui/price";
import { AddressArea } from "@/lib/accounts/client/preferences";
import type { ShopUser } from "@/lib/accounts/rules/user";
import { useCart } from "@/lib/cart/client/cart";
import {
	CHECKOUT_STEPS,
	type CheckoutValues,
	isFilledIn,
	type StepNumber,
} from "@/lib/orders/rules/checkout-steps";
import type { Wallet } from "@/lib/payments/rules";
import { DeliveryStep, InformationStep, PaymentStep } from "./checkout-steps";
import { FinishedStep, FORM_ID, KnownDetails, NextButton, OpenStep } from "./step-frame";
import { type CheckoutForm as CheckoutFormState, useCheckoutForm } from "./use-checkout-form";

/** What is being bought and what it comes to, from the cart itself, in rupees (spec 2, 9). */
function CheckoutSummary({ form }: { form: CheckoutFormState }) {
	const { lines, totals, credit, coupon, delivery } = form;
	const text = useMessages("checkout").summary;
	const { names } = useMessages("delivery");
	return (
		<Panel title={text.title} className="grid gap-5 lg:sticky lg:top-25">
			<ul className="grid gap-3">
				{lines.map((line) => (
					<BoughtCartLine key={line.productId} line={line} />
				))}
			</ul>
			<hr className="border-line" />
			<BasketTotals
				{...{ lines, totals, coupon, credit }}
				isGuest={false}
				deliveryTime={delivery.deliveryTime}
			/>
			<p className="flex items-center gap-2.75 rounded-md bg-success-soft px-4 py-3.25 text-sm text-on-success-soft">
				<Icon name="timer" />
				{text.due(names[delivery.deliveryTime], delivery.due)}
			</p>
		</Panel>
	);
}

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
						<span aria-hidden className="drawn h-1.5 overflow-hidden rounded-full bg-line">
							{(isDone || isNow) && (
								<span className={clsx("block h-full bg-primary", isDone ? "w-full" : "w-1/2 rounded-full")} />
							)}
						</span>
						<span className="inline-flex items-center gap-1.5">
							{isDone && (
								<span role="img" aria-label={text.done}>
									<Icon name="check" />
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
	const form = useCheckoutForm({ owner: user._id, initial, first, lines });
	const { step, credit } = form;
	// As it was at first: what is offered does not go while somebody types.
	const [isKnown] = useState(() => isFilledIn(initial));
	const heading = useRef<HTMLHeadingElement>(null);
	const shown = useRef(step);
	useEffect(() => {
		if (shown.current !== step) heading.current?.focus();
		shown.current = step;
	}, [step]);

	return (
		<AddressArea value={form.area}>
			<div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23.5rem] lg:gap-8">
				<div className="grid gap-4">
					<Progress step={step} />
					{step === 1 && isKnown && <KnownDetails form={form} />}
					{EARLIER.filter((earlier) => earlier < step).map((earlier) => (
						<FinishedStep key={earlier} step={earlier} form={form} />
					))}
					<Form id={FORM_ID} onSend={() => void form.submit()}>
						<OpenStep form={form} heading={heading}>
							{step === 1 && <InformationStep form={form} />}
							{step === 2 && <DeliveryStep form={form} />}
							{step === 3 && <PaymentStep form={form} wallets={wallets} />}
						</OpenStep>
					</Form>
				</div>
				<CheckoutSummary form={form} />
				<PageBar>
					<p className="grid leading-close">
						<span className="text-2xs text-ink-3">{form.delivery.due || pieces(count)}</span>
						<b className="text-lg font-extrabold whitespace-nowrap figures">{rupees(credit.amountToPay)}</b>
					</p>
					<NextButton form={form} />
				</PageBar>
			</div>
		</AddressArea>
	);
}
