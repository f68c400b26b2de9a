import { Check } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { useShop } from "@/lib/client/shop";
import { CHECKOUT_STEPS, type StepNumber } from "@/lib/domain/checkout-steps";
import { linesOf } from "./step-lines";
import type { CheckoutForm } from "./use-checkout-form";

/** A step that is done, folded, with the way back into it. */
export function FinishedStep({ step, form }: { step: StepNumber; form: CheckoutForm }) {
	const shop = useShop();
	const name = CHECKOUT_STEPS[step - 1];
	return (
		<Panel aria-label={`${name}, done`}>
			<div className="flex items-center gap-3.5">
				<span
					aria-hidden
					className="grid size-8.5 flex-none place-items-center rounded-full bg-primary-soft text-on-primary-soft"
				>
					<Check className="icon" />
				</span>
				<PanelTitle className="flex-1">{name}</PanelTitle>
				<Button variant="quiet" size="sm" disabled={form.busy} onClick={() => form.goTo(step)}>
					Edit
					<span className="sr-only"> {name}</span>
				</Button>
			</div>
			<div className="ms-12 text-md leading-snug text-ink-2">
				{linesOf(step, form, shop).map((line) => (
					<p key={line}>{line}</p>
				))}
			</div>
		</Panel>
	);
}
