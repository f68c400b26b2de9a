import { Check } from "lucide-react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { Panel, PanelTitle } from "@/components/ui/panel";
import type { StepNumber } from "@/lib/orders/rules/checkout-steps";
import { useStepLines } from "./step-lines";
import type { CheckoutForm } from "./use-checkout-form";

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
					<Check className="icon" />
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
