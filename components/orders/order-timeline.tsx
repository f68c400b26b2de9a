import { clsx } from "clsx";
import { useMessages } from "#messages";
import { useShop } from "#shop";
import { PushSwitch } from "@/components/notifications/push-switch";
import { Icon } from "@/components/ui/icons";
import { Panel } from "@/components/ui/panel";
import { Picture } from "@/components/ui/picture";
import { useRupees } from "@/components/ui/price";
import { changeFor, type Order, type OrderEvent } from "@/lib/orders/rules/order";
import { CANCELLED, isPromised, type OrderStatus, PACKED, USUAL_WAY } from "@/lib/orders/rules/order-states";
import { reasonWords } from "@/lib/riders/rules";
import { CancelOrder, OrderCountdown } from "./order-live";
import { CUSTOMER_STYLES, OrderNumber, type StepState } from "./order-styles";

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
				<div className="drawn absolute inset-x-0 top-1.5 h-1.25 rounded-full bg-white/22">
					<div
						className="h-full rounded-full bg-mango-400 transition-[width] duration-settle"
						style={{ width: percent }}
					/>
				</div>
				{CUSTOMER_STYLES[order.status].isRiding && (
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
	const promise = useMessages("time").promise(order.promisedAt, now, useShop());
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

/** What is to be paid in cash at the door, once its bag is packed and the amount is the last one; nothing for whom change is brought. */
function CashReady({ order: { status, toCollect, cashNote } }: { order: Order }) {
	const { ready: text } = useMessages("orders");
	const rupees = useRupees();
	const isPacked = isPromised(status) && USUAL_WAY.indexOf(status) >= USUAL_WAY.indexOf(PACKED);
	if (!isPacked || toCollect === 0 || changeFor(toCollect, cashNote) > 0) return null;
	return (
		<p className="mt-2">
			{text.before}
			<b className="whitespace-nowrap figures">{rupees(toCollect)}</b>
			{text.after}
		</p>
	);
}

/** Where an open order is on its way, and when it is promised. Shows nothing that the shop does not know. */
export function OrderTrack({ order, now }: { order: Order; now: number }) {
	const text = useMessages("orders");
	const { heading } = useMessages("orderStates");
	const { date } = useMessages("time");
	return (
		<section
			aria-labelledby="order-timeline"
			className="relative overflow-hidden rounded-xl bg-field px-5 pt-5 text-on-field on-field md:px-9 md:pt-9"
		>
			<div className="flex flex-wrap items-end justify-between gap-4">
				<div>
					<p className="font-semibold">
						{text.order} <OrderNumber number={order.number} />
						{text.comma}
						{date(order.createdAt)}
					</p>
					<h2 id="order-timeline" className="max-w-80 display-type text-3xl">
						{heading(order.status)}
					</h2>
				</div>
				{isPromised(order.status) && <PromisedTime order={order} now={now} />}
			</div>
			<CashReady order={order} />
			<Road order={order} />
		</section>
	);
}

const pins: Record<StepState, string> = {
	done: "bg-primary text-on-primary",
	now: "bg-accent text-on-accent ring-5 ring-accent-soft",
	ended: "bg-danger-soft text-on-danger-soft",
};
const step =
	"relative grid grid-cols-[2rem_minmax(0,1fr)_auto] gap-3.5 pb-5.5 leading-snug last:pb-0 " +
	"before:absolute before:top-8 before:bottom-0 before:inset-s-3.75 before:border-s-2 last:before:hidden";

const ahead = "before:border-dashed before:border-line-strong";
const pinAhead = "rounded-full bg-surface text-ink-3 inset-ring-2 inset-ring-line-strong";

/** A step that another has followed. */
const PASSED = { look: "done", icon: "check" } as const;

/** What still comes before the door, when nothing holds the order up. */
function stepsAhead(status: OrderStatus): readonly OrderStatus[] {
	const at = USUAL_WAY.indexOf(status);
	return at < 0 ? [] : USUAL_WAY.slice(at + 1, -1);
}

type StepProps = {
	event: OrderEvent;
	isLatest: boolean;
	/** Said in the place of its usual note. */
	instead?: string;
	now: number;
};

function Step({ event, isLatest, instead, now }: StepProps) {
	const text = useMessages("orders");
	const states = useMessages("orderStates");
	const { moment } = useMessages("time");
	const { status, by, reason } = event;
	const { look, icon } = isLatest ? CUSTOMER_STYLES[status] : PASSED;

	function note(): string {
		if (instead) return instead;
		if (status === CANCELLED && by === "customer") return text.cancelledByYou;
		return reason ? text.reason(reasonWords(reason)) : states.note(status);
	}

	return (
		<li
			aria-current={look === "now" ? "step" : undefined}
			className={clsx(step, look === "now" ? ahead : "before:border-primary")}
		>
			<span className={clsx("grid size-8 animate-pop place-items-center rounded-full", pins[look])}>
				<Icon name={icon} className="size-4.5 stroke-[2.75]" />
			</span>
			<div>
				<b className="block pt-1 font-bold">{states.name(status)}</b>
				<p className="text-md text-ink-2">{note()}</p>
			</div>
			<time dateTime={event.at} className="pt-1.5 text-sm text-ink-3 figures">
				{moment(event.at, now)}
			</time>
		</li>
	);
}

/** Between being placed and being packed: its customer's yes. */
function WaitsForYes({ until, now }: { until: string; now: number }) {
	const { step: text } = useMessages("confirmOrder");
	const { moment } = useMessages("time");
	return (
		<li aria-current="step" className={clsx(step, ahead)}>
			<span className={clsx("grid size-8 place-items-center rounded-full", pins.now)}>
				<Icon name="clock" className="size-4.5" />
			</span>
			<div>
				<b className="block pt-1 font-bold">{text.name}</b>
				<p className="text-md text-ink-2">{text.note(moment(until, now))}</p>
			</div>
		</li>
	);
}

/** What has happened with an order, step by step, and what comes last while it is open. */
export function OrderTimeline({ order, now }: { order: Order; now: number }) {
	const text = useMessages("orders");
	const states = useMessages("orderStates");
	const { paymentType } = useMessages("order");
	const { promise } = useMessages("time");
	const shop = useShop();
	const { statusHistory, status } = order;
	// Nothing is packed yet, whatever the step says by itself.
	const waits = order.confirmBy !== null && isPromised(status);
	return (
		<Panel title={text.where}>
			<ol className="mt-5 grid">
				{statusHistory.map((event, index) => (
					<Step
						key={`${event.status} ${event.at}`}
						event={event}
						isLatest={index === statusHistory.length - 1}
						instead={waits ? paymentType(order.paymentType) : undefined}
						now={now}
					/>
				))}
				{waits && order.confirmBy !== null && <WaitsForYes until={order.confirmBy} now={now} />}
				{stepsAhead(status).map((next) => (
					<li key={next} className={clsx(step, ahead)}>
						<span className={clsx("grid size-8 place-items-center", pinAhead)} />
						<b className="pt-1 font-semibold text-ink-3">{states.name(next)}</b>
					</li>
				))}
				{isPromised(status) && (
					<li className={step}>
						<span className={clsx("grid size-8 place-items-center", pinAhead)}>
							<Icon name="house" className="size-4.5" />
						</span>
						<div>
							<b className="block pt-1 font-semibold text-ink-3">{text.atYourDoor}</b>
							<p className="text-md text-ink-2">{text.promised(promise(order.promisedAt, now, shop))}</p>
						</div>
					</li>
				)}
			</ol>
			{isPromised(status) && <PushSwitch label={text.tellMe} className="mt-4 print:hidden" />}
			<CancelOrder order={order} payment={paymentType(order.paymentType)} servedAt={now} />
		</Panel>
	);
}
