import { clsx } from "clsx";
import { lateText, minutesText, promiseOf } from "@/lib/delivery/promise-rules";
import type { Order } from "@/lib/orders/rules/order";
import { isPromised } from "@/lib/orders/rules/order-states";

const SOON = 20;
const URGENT = 10;

/** How long until the order is promised at the door: a number, and a bar that fills as the time passes. */
export function TimeLeft({
	order,
	now,
}: {
	order: Pick<Order, "status" | "createdAt" | "promisedAt">;
	now: number;
}) {
	if (!isPromised(order.status)) return <span className="text-ink-3">–</span>;
	const { minutesLeft, passed } = promiseOf(order, now);
	const urgent = minutesLeft <= URGENT;
	return (
		<span className="grid min-w-22 gap-1">
			<b className={clsx("whitespace-nowrap figures", urgent && "text-danger")}>
				{minutesLeft > 0 ? minutesText(minutesLeft) : lateText(minutesLeft)}
			</b>
			<span aria-hidden className="h-1.25 overflow-hidden rounded-full bg-line">
				<span
					className={clsx(
						"block h-full",
						urgent ? "bg-tomato-500" : minutesLeft <= SOON ? "bg-mango-500" : "bg-leaf-500",
					)}
					style={{ width: `${passed * 100}%` }}
				/>
			</span>
		</span>
	);
}
