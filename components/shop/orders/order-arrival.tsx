import { useMessages } from "#messages";
import { Picture } from "@/components/ui/picture";
import type { Order } from "@/lib/domain/order";
import { minutesEarly } from "@/lib/domain/order-promise";
import type { Report } from "@/lib/domain/report";
import { ArrivalQuestion } from "./arrival-question";
import { OrderNumber } from "./order-number";

type OrderArrivalProps = { order: Order; arrivedAt: string; reports: readonly Report[] };

/** The moment an order has come: the crate at the door, and whether all of it is good. */
export function OrderArrival({ order, arrivedAt, reports }: OrderArrivalProps) {
	const text = useMessages("orders");
	const { lateCredit } = useMessages("order");
	const { heading } = useMessages("orderStates");
	const { time } = useMessages("time");
	const early = minutesEarly(order, arrivedAt);
	return (
		<div>
			<section
				aria-labelledby="order-arrival"
				className="relative grid min-h-44 content-start overflow-hidden rounded-xl bg-field px-5 pt-5 pb-14 text-on-field on-field md:px-9 md:pt-8"
			>
				<p className="font-semibold">
					{text.order} <OrderNumber number={order.number} />
					{text.deliveredAt(time(arrivedAt))}
				</p>
				<h2 id="order-arrival" className="max-w-[55%] display-type text-3xl">
					{heading(order.status)}
				</h2>
				{early > 0 && <p className="mt-1 max-w-[55%] font-semibold">{text.early(early)}</p>}
				{order.lateCredit > 0 && (
					<p className="mt-1 max-w-[55%] font-semibold">{lateCredit(order.lateCredit)}</p>
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
