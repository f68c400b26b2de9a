import { useMessages } from "#messages";
import { Picture } from "@/components/ui/picture";
import type { Order } from "@/lib/orders/rules/order";
import { isPromised, USUAL_WAY } from "@/lib/orders/rules/order-states";
import { OrderCountdown } from "./order-live";
import { CUSTOMER_LOOKS, OrderNumber } from "./order-looks";

/** Seconds are counted within the longest promise of a shop that is open; milliseconds. */
const COUNTED_MS = 4 * 3_600_000;

/** How far along the road an order is, 0 to 1: as far as its status says, and no further. */
function progressOf(order: Order): number {
	return Math.max(0, USUAL_WAY.indexOf(order.status)) / (USUAL_WAY.length - 1);
}

function Road({ order }: { order: Order }) {
	const { stop } = useMessages("orderStates");
	const progress = progressOf(order);
	const percent = `${progress * 100}%`;
	return (
		<div aria-hidden className="relative -mx-5 mt-2 h-30 md:-mx-9 md:h-36 print:hidden">
			<div className="absolute inset-x-0 bottom-0 h-12 bg-leaf-800" />
			<Picture
				src="/art/crate-full.webp"
				alt=""
				width={160}
				height={160}
				className="absolute bottom-11 inset-s-[2.5%] w-15 md:w-21"
			/>
			<Picture
				src="/art/one-home.webp"
				alt=""
				width={160}
				height={160}
				className="absolute inset-e-[2.5%] bottom-12 w-15 md:w-19 rtl:-scale-x-100"
			/>
			<div className="absolute inset-x-[8%] bottom-0 h-12">
				<div className="absolute inset-x-0 top-1.5 h-1.25 rounded-full bg-white/22">
					<div
						className="h-full rounded-full bg-mango-400 transition-[width] duration-settle"
						style={{ width: percent }}
					/>
				</div>
				{CUSTOMER_LOOKS[order.status].isRiding && (
					<Picture
						src="/art/one-scooter.webp"
						alt=""
						width={160}
						height={160}
						className="absolute bottom-10 w-18 -translate-x-1/2 -scale-x-100 md:w-24 rtl:translate-x-1/2 rtl:scale-x-100"
						style={{ insetInlineStart: percent }}
					/>
				)}
				<ol className="flex justify-between pt-5 text-2xs font-strong text-on-deep-2">
					{USUAL_WAY.map((status) => (
						<li
							key={status}
							className="flex w-0 justify-center whitespace-nowrap max-sm:first:-ms-3 max-sm:first:justify-start max-sm:last:-me-3 max-sm:last:justify-end"
						>
							{stop(status)}
						</li>
					))}
				</ol>
			</div>
		</div>
	);
}

/** The time that is left; where that is long, because the shop is closed in between or a later time was chosen, the moment itself. */
function PromisedTime({ order, now }: { order: Order; now: number }) {
	const text = useMessages("orders");
	const { delivery } = useMessages("order");
	const promise = useMessages("time").promise(order.promisedAt, now);
	if (new Date(order.promisedAt).getTime() - now > COUNTED_MS)
		return (
			<div>
				<p className="display-type text-2xl first-letter:uppercase">{promise}</p>
				<p className="text-sm">{delivery(order)}</p>
			</div>
		);
	return (
		<div>
			<OrderCountdown order={order} servedAt={now} />
			<p className="text-sm">
				{text.promised(promise)} · <span className="inline-block">{delivery(order)}</span>
			</p>
		</div>
	);
}

/** Where an open order is on its way, and when it is promised. Shows nothing that the shop does not know. */
export function OrderTrack({ order, now }: { order: Order; now: number }) {
	const text = useMessages("orders");
	const { heading } = useMessages("orderStates");
	const { date } = useMessages("time");
	return (
		<section
			aria-labelledby="order-track"
			className="relative overflow-hidden rounded-xl bg-field px-5 pt-5 text-on-field on-field md:px-9 md:pt-9"
		>
			<div className="flex flex-wrap items-end justify-between gap-4">
				<div>
					<p className="font-semibold">
						{text.order} <OrderNumber number={order.number} />
						{text.comma}
						{date(order.createdAt)}
					</p>
					<h2 id="order-track" className="max-w-80 display-type text-3xl">
						{heading(order.status)}
					</h2>
				</div>
				{isPromised(order.status) && <PromisedTime order={order} now={now} />}
			</div>
			<Road order={order} />
		</section>
	);
}
