import { SELLER_LOOKS } from "@/components/order-looks";
import { useRole } from "@/components/seller/shell/role";
import { Button } from "@/components/ui/button";
import { ORDER_STATES, stepForward } from "@/lib/domain/order-states";
import type { OrderViewProps } from "./order-view";

/** The one step that comes next, as a button. */
export function NextStep({ order, busy, onStep }: Pick<OrderViewProps, "order" | "busy" | "onStep">) {
	const next = stepForward(order.status, useRole());
	const words = next && ORDER_STATES[next].forward;
	if (!words) return null;
	const { StepIcon } = SELLER_LOOKS[next];
	return (
		<div className="grid justify-items-start gap-2">
			<p>{words.question}</p>
			<Button size="sm" busy={busy} icon={<StepIcon className="icon" />} onClick={() => onStep(order, next)}>
				{words.verb}
			</Button>
		</div>
	);
}
