import type { ReactNode, Ref } from "react";
import { useMessages } from "#messages";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { NextButton, PreviousButton } from "./step-buttons";
import type { CheckoutForm } from "./use-checkout-form";

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
