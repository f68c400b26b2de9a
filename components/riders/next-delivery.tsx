import { ArrowRight } from "lucide-react";
import { useMessages } from "#messages";
import { buttonClass } from "@/components/ui/button-class";
import type { Refusal } from "@/lib/riders/day-rules";
import type { Delivery } from "@/lib/riders/rules";
import { BigSum } from "./big-sum";
import { CallAndMap } from "./call-and-map";
import { Instructions } from "./instructions";
import { RefusalNote } from "./refusal-note";
import { useTimeLeft } from "./use-time-left";
import { streetOf } from "./words";

type NextDeliveryProps = {
	delivery: Delivery;
	/** Why the shop did not take what was last done with it. */
	refusal?: Refusal;
	/** Whose it is, where several riders' are shown. */
	rider?: string;
	now: number;
};

/** The delivery that comes next: the one loud thing of the page. */
export function NextDelivery({ delivery, refusal, rider, now }: NextDeliveryProps) {
	const { _id, number, firstName, area, address, instructions, toCollect, promisedAt } = delivery;
	const text = useMessages("rider");
	const places = useMessages("places");
	const left = useTimeLeft()(promisedAt, now);
	return (
		<section
			aria-label={text.next.label}
			className="on-field grid gap-3.5 rounded-xl bg-field p-4.5 text-on-field"
		>
			{refusal && <RefusalNote refusal={refusal} />}
			<div className="flex items-start justify-between gap-4">
				<div className="min-w-0">
					<h2 className="display-type text-4xl leading-none wrap-anywhere">
						<bdi>{firstName}</bdi>
					</h2>
					<p className="mt-1 text-lg leading-snug font-strong">
						<bdi>{places.area(area)}</bdi>
					</p>
					<p className="text-md font-semibold">
						{rider ? text.withRider(number, rider) : <bdi>{number}</bdi>}
					</p>
				</div>
				<p
					className={`flex-none text-end ${left.isLate ? "rounded-md bg-surface px-3 pt-2 pb-1.5 text-danger" : ""}`}
				>
					<b className="display-figure figures block text-[3.25rem] leading-[0.85]">{left.figure}</b>
					<span className="text-md font-strong">
						{left.unit}
						<span className="block">{left.by}</span>
					</span>
				</p>
			</div>
			<p className="text-[1.25rem] leading-snug font-strong wrap-anywhere">
				<bdi>{streetOf(address)}</bdi>
			</p>
			<Instructions text={instructions} />
			<CallAndMap delivery={delivery} variant="paper" />
			<p className="flex items-baseline justify-between gap-4 border-t-2 border-dashed border-leaf-900/40 pt-3 text-[1.0625rem] font-strong">
				{toCollect > 0 ? text.next.collectCash : text.paid}
				<b className="display-figure figures text-[2.75rem] whitespace-nowrap">
					{toCollect > 0 ? (
						<BigSum amount={toCollect} wordClass="text-[0.45em]" />
					) : (
						<span className="text-[0.7em]">{text.takeNothing}</span>
					)}
				</b>
			</p>
			<a href={`#${_id}`} className={buttonClass({ variant: "primary-on-field", size: "lg", block: true })}>
				{text.next.atTheDoor}
				<ArrowRight className="size-6 rtl:-scale-x-100" />
			</a>
		</section>
	);
}
