import { clsx } from "clsx";
import { Bike, Check, House, X } from "lucide-react";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { formatMoment } from "@/lib/domain/dates";
import type { Order, OrderEvent } from "@/lib/domain/order";
import { isOpen } from "@/lib/domain/order-status";
import { promisedBy } from "./order-promise-text";
import { STORY } from "./order-story";

type Look = "done" | "now" | "ended";

const pins: Record<Look, string> = {
	done: "bg-primary text-on-primary",
	now: "bg-accent text-on-accent ring-5 ring-accent-soft",
	ended: "bg-danger-soft text-on-danger-soft",
};
const step =
	"relative grid grid-cols-[2rem_minmax(0,1fr)_auto] gap-3.5 pb-5.5 leading-snug last:pb-0 " +
	"not-last:before:absolute not-last:before:top-8 not-last:before:bottom-0 not-last:before:left-3.75 not-last:before:border-l-2";

function lookOf(event: OrderEvent, isLatest: boolean): Look {
	if (event.status === "Cancelled") return "ended";
	return isLatest && isOpen(event.status) ? "now" : "done";
}

function Step({ event, isLatest, now }: { event: OrderEvent; isLatest: boolean; now: number }) {
	const look = lookOf(event, isLatest);
	const Icon = look === "ended" ? X : event.status === "Out for delivery" && isLatest ? Bike : Check;
	return (
		<li
			aria-current={look === "now" ? "step" : undefined}
			className={clsx(
				step,
				look === "now" ? "before:border-dashed before:border-line-strong" : "before:border-primary",
			)}
		>
			<span className={clsx("grid size-8 place-items-center rounded-full", pins[look])}>
				<Icon className="size-4.5" strokeWidth={2.75} aria-hidden />
			</span>
			<div>
				<b className="block pt-1 font-bold">{event.status}</b>
				<p className="text-md text-ink-2">{event.reason ?? STORY[event.status].note}</p>
			</div>
			<time dateTime={event.at} className="pt-1.5 text-sm text-ink-3 figures">
				{formatMoment(event.at, now)}
			</time>
		</li>
	);
}

/** What has happened with an order, step by step, and what comes last while it is open. */
export function OrderTimeline({ order, now }: { order: Order; now: number }) {
	const { statusHistory, status } = order;
	return (
		<Panel aria-labelledby="where-it-is">
			<PanelTitle id="where-it-is">Where it is</PanelTitle>
			<ol className="mt-5 grid">
				{statusHistory.map((event, index) => (
					<Step key={event.at} event={event} isLatest={index === statusHistory.length - 1} now={now} />
				))}
				{isOpen(status) && (
					<li className={step}>
						<span className="grid size-8 place-items-center rounded-full bg-surface text-ink-3 inset-ring-2 inset-ring-line-strong">
							<House className="size-4.5" aria-hidden />
						</span>
						<div>
							<b className="block pt-1 font-semibold text-ink-3">At your door</b>
							<p className="text-md text-ink-2">Promised by {promisedBy(order, now)}</p>
						</div>
					</li>
				)}
			</ol>
		</Panel>
	);
}
