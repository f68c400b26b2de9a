import { ArrowLeft, ArrowRight, Lock } from "lucide-react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import type { CheckoutForm } from "./use-checkout-form";

export const FORM_ID = "checkout-form";

/** Next Step, and Place Order at the end (spec 2); it stands in the step, and on phones in the page's bar. */
export function NextButton({ form: { step, busy }, className }: { form: CheckoutForm; className?: string }) {
	const text = useMessages("checkout");
	if (step < 3) {
		return (
			<Button type="submit" form={FORM_ID} className={className}>
				{text.next}
				<ArrowRight className="icon" />
			</Button>
		);
	}
	return (
		<Button type="submit" form={FORM_ID} busy={busy} icon={<Lock className="icon" />} className={className}>
			{text.placeOrder}
		</Button>
	);
}

/** Previous, from the second step on (spec 4). */
export function PreviousButton({ form: { step, busy, goTo } }: { form: CheckoutForm }) {
	const text = useMessages("checkout");
	if (step === 1) return null;
	return (
		<Button
			variant="quiet"
			disabled={busy}
			onClick={() => goTo(step === 3 ? 2 : 1)}
			icon={<ArrowLeft className="icon" />}
		>
			{text.previous}
		</Button>
	);
}
