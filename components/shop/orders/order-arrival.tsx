import { Picture } from "@/components/ui/picture";
import { lateCreditText } from "@/lib/domain/credit";
import { formatTime } from "@/lib/domain/dates";
import type { Order } from "@/lib/domain/order";
import { minutesEarly, minutesText } from "@/lib/domain/order-promise";
import { ORDER_STATES } from "@/lib/domain/order-states";
import type { Report } from "@/lib/domain/report";
import { ArrivalQuestion } from "./arrival-question";
import { OrderNumber } from "./order-number";

type OrderArrivalProps = { order: Order; arrivedAt: string; reports: readonly Report[] };

/** The moment an order has come: the crate at the door, and whether all of it is good. */
export function OrderArrival({ order, arrivedAt, reports }: OrderArrivalProps) {
	const early = minutesEarly(order, arrivedAt);
	return (
		<div>
			<section
				aria-labelledby="order-arrival"
				className="relative grid min-h-44 content-start overflow-hidden rounded-xl bg-field px-5 pt-5 pb-14 text-on-field on-field md:px-9 md:pt-8"
			>
				<p className="font-semibold">
					Order <OrderNumber number={order.number} />, delivered at {formatTime(arrivedAt)}
				</p>
				<h2 id="order-arrival" className="max-w-[55%] display-type text-3xl">
					{ORDER_STATES[order.status].heading}
				</h2>
				{early > 0 && <p className="mt-1 max-w-[55%] font-semibold">{minutesText(early)} before we said.</p>}
				{order.lateCredit > 0 && (
					<p className="mt-1 max-w-[55%] font-semibold">{lateCreditText(order.lateCredit)}</p>
				)}
				<Picture
					src="/art/crate-full.webp"
					alt=""
					width={320}
					height={320}
					className="absolute inset-e-4 bottom-2 w-[38%] max-w-52"
				/>
			</section>
			<div className="relative -mt-8 px-3 md:px-6">
				<ArrivalQuestion order={order} reported={reports.map(({ product }) => product)} />
			</div>
		</div>
	);
}
