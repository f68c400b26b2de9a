import { ArrowRight } from "lucide-react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { useStepLines } from "./step-lines";
import type { CheckoutForm } from "./use-checkout-form";

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
				<ArrowRight className="icon" />
			</Button>
		</Panel>
	);
}
