import { ChevronLeft, Clock } from "lucide-react";
import { useEffect, useRef } from "react";
import { useMessages } from "#messages";
import type { Delivery } from "@/lib/riders/rules";
import { useTimeLeft } from "./use-time-left";

type DeliveryHeadProps = { delivery: Delivery; now: number; onLeave: () => void };

/** Which bag it is, and how much time is left. */
export function DeliveryHead({ delivery, now, onLeave }: DeliveryHeadProps) {
	const { number, itemCount, promisedAt } = delivery;
	const text = useMessages("rider");
	const left = useTimeLeft()(promisedAt, now);
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		window.scrollTo(0, 0);
		heading.current?.focus({ preventScroll: true });
	}, []);
	return (
		<div className="grid min-h-16 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2.5 px-2 py-2 pe-4">
			<button
				type="button"
				aria-label={text.door.back}
				onClick={onLeave}
				className="grid size-tap place-items-center rounded-full"
			>
				<ChevronLeft className="size-7 rtl:-scale-x-100" />
			</button>
			<div className="min-w-0">
				<h1 ref={heading} tabIndex={-1} className="truncate display-type text-2xl leading-tight">
					<bdi>{number}</bdi>
				</h1>
				<p className="text-md leading-tight text-ink-2">{text.itemsBy(itemCount, left.by)}</p>
			</div>
			<p
				className={`inline-flex min-h-tap items-center gap-2 rounded-md px-3 text-[1.0625rem] font-heavy whitespace-nowrap ${left.isLate ? "bg-danger-soft text-on-danger-soft" : "bg-accent text-on-accent"}`}
			>
				<Clock className="icon" />
				{left.figure} {left.unit}
			</p>
		</div>
	);
}
