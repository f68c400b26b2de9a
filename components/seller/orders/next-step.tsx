import { Bike, CircleCheck, PackageCheck } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { OrderStatus } from "@/lib/domain/order";
import { STEP_VERBS, stepForward } from "@/lib/domain/order-status";
import type { OrderViewProps } from "./order-view";

const HINTS: Partial<Record<OrderStatus, { hint: string; Icon: typeof Bike }>> = {
	Packed: { hint: "Everything in the bag?", Icon: PackageCheck },
	"Out for delivery": { hint: "Packed and weighed? Give it to a rider.", Icon: Bike },
	Delivered: { hint: "Handed over at the door?", Icon: CircleCheck },
};

/** The one step that comes next, as a button. */
export function NextStep({ order, busy, onStep }: Pick<OrderViewProps, "order" | "busy" | "onStep">) {
	const next = stepForward(order.status);
	const words = next && HINTS[next];
	if (!next || !words) return null;
	const { hint, Icon } = words;
	return (
		<div className="grid justify-items-start gap-2">
			<p>{hint}</p>
			<Button
				size="sm"
				busy={busy}
				icon={<Icon className="icon" aria-hidden />}
				onClick={() => onStep(order, next)}
			>
				{STEP_VERBS[next]}
			</Button>
		</div>
	);
}
