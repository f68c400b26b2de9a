import type { ReactNode, Ref } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { useRupees } from "@/components/ui/price";
import { useShopHere } from "@/lib/accounts/client/preferences";
import type { Delivery } from "@/lib/delivery/client";
import type { CheckoutValues, StepNumber } from "@/lib/orders/rules/checkout-steps";
import type { CheckoutForm } from "./use-checkout-form";

export const FORM_ID = "checkout-form";

/** Next Step, and Place Order at the end (spec 2); it stands in the step, and on phones in the page's bar. */
export function NextButton({ form, className }: { form: CheckoutForm; className?: string }) {
	const { step, busy, coupon } = form;
	const text = useMessages("checkout");
	if (step < 3) {
		return (
			<Button type="submit" form={FORM_ID} className={className}>
				{text.next}
				<Icon name="arrow-right" />
			</Button>
		);
	}
	return (
		<Button type="submit" form={FORM_ID} busy={busy || coupon.isAsked} icon="lock" className={className}>
			{text.placeOrder}
		</Button>
	);
}

/** Previous, from the second step on (spec 4). */
function PreviousButton({ form: { step, busy, goTo } }: { form: CheckoutForm }) {
	const text = useMessages("checkout");
	if (step === 1) return null;
	return (
		<Button variant="quiet" disabled={busy} onClick={() => goTo(step === 3 ? 2 : 1)} icon="arrow-left">
			{text.previous}
		</Button>
	);
}

type OpenStepProps = { form: CheckoutForm; heading: Ref<HTMLHeadingElement>; children: ReactNode };

/** The step that is being filled in, with the way back and on. */
export function OpenStep({ form, heading, children }: OpenStepProps) {
	const { steps } = useMessages("checkout");
	return (
		<Panel aria-labelledby="open-step" className="grid gap-5">
			<div className="flex items-center gap-3.5">
				<span
					aria-hidden
					className="grid size-8.5 flex-none place-items-center rounded-full bg-primary font-extrabold text-on-primary figures"
				>
					{form.step}
				</span>
				<PanelTitle id="open-step" ref={heading} tabIndex={-1}>
					{steps[form.step]}
				</PanelTitle>
			</div>
			{children}
			<div className="flex flex-wrap-reverse justify-between gap-2.5 empty:hidden max-lg:has-[>:only-child]:hidden">
				<PreviousButton form={form} />
				<NextButton form={form} className="ms-auto min-w-48 max-lg:hidden" />
			</div>
		</Panel>
	);
}

/** Says what a step of the checkout holds, in a few lines. */
function useStepLines({ values, delivery }: { values: CheckoutValues; delivery: Delivery }) {
	const text = useMessages("checkout").lines;
	const { names } = useMessages("delivery");
	const rupees = useRupees();
	const { deliveryFees } = useShopHere();
	const { firstName, lastName, phone, email, streetAddress, city, zipCode, deliveryInstructions } = values;
	const { deliveryTime, due } = delivery;
	return (step: StepNumber): string[] => {
		if (step === 1) return [text.who(`${firstName} ${lastName}`, phone), ...(email ? [email] : [])];
		const fee = deliveryFees[deliveryTime];
		const when = text.when(names[deliveryTime], due, fee === 0 ? text.free : rupees(fee));
		const note = deliveryInstructions.trim();
		return [text.where(streetAddress, city, zipCode), when, ...(note ? [text.note(note)] : [])];
	};
}

/** A step that is done, folded, with the way back into it. */
export function FinishedStep({ step, form }: { step: StepNumber; form: CheckoutForm }) {
	const text = useMessages("checkout");
	const lines = useStepLines(form);
	const name = text.steps[step];
	return (
		<Panel aria-label={text.stepDone(name)}>
			<div className="flex items-center gap-3.5">
				<span
					aria-hidden
					className="grid size-8.5 flex-none place-items-center rounded-full bg-primary-soft text-on-primary-soft"
				>
					<Icon name="check" />
				</span>
				<PanelTitle className="flex-1">{name}</PanelTitle>
				<Button variant="quiet" size="sm" disabled={form.busy} onClick={() => form.goTo(step)}>
					{text.edit}
					<span className="sr-only"> {name}</span>
				</Button>
			</div>
			<div className="ms-12 text-md leading-snug text-ink-2">
				{lines(step).map((line) => (
					<p key={line}>{line}</p>
				))}
			</div>
		</Panel>
	);
}

/** What the account and the cart have said already, shown again; one press and it is not asked a second time. */
export function KnownDetails({ form }: { form: CheckoutForm }) {
	const text = useMessages("checkout").known;
	const lines = useStepLines(form);
	const { busy, skipToPayment } = form;
	return (
		<Panel
			aria-labelledby="known-details"
			className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4"
		>
			<div className="min-w-0 leading-snug text-ink-2">
				<PanelTitle id="known-details" className="mb-1.5 text-ink">
					{text.title}
				</PanelTitle>
				{[...lines(1).slice(0, 1), ...lines(2)].map((line) => (
					<p key={line}>{line}</p>
				))}
			</div>
			<Button variant="soft" busy={busy} onClick={() => void skipToPayment()} className="max-sm:w-full">
				{text.go}
				<Icon name="arrow-right" />
			</Button>
		</Panel>
	);
}
