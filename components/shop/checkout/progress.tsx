import { clsx } from "clsx";
import { Check } from "lucide-react";
import { CHECKOUT_STEPS, type StepNumber } from "@/lib/domain/checkout-steps";

/** Where the shopper is among the three steps. */
export function Progress({ step }: { step: StepNumber }) {
	return (
		<ol aria-label="Progress" className="mb-1 grid grid-cols-3 gap-2">
			{CHECKOUT_STEPS.map((name, index) => {
				const isDone = index + 1 < step;
				const isNow = index + 1 === step;
				return (
					<li
						key={name}
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
							{isDone && <Check className="icon" aria-label="Done" />}
							{name}
						</span>
					</li>
				);
			})}
		</ol>
	);
}
