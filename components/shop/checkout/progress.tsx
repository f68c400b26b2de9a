import { clsx } from "clsx";
import { useMessages } from "#messages";
import { Check } from "@/components/ui/icons";
import { CHECKOUT_STEPS, type StepNumber } from "@/lib/domain/checkout-steps";

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
