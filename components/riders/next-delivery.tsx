import { useMessages } from "#messages";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { Picture } from "@/components/ui/picture";
import type { Refusal, SeenDay } from "@/lib/riders/day-rules";
import type { Delivery } from "@/lib/riders/rules";
import {
	BigSum,
	CallAndMap,
	Gives,
	Instructions,
	RefusalNote,
	useTimeLeft,
	WayToDoor,
} from "./delivery-parts";

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
	const { _id, number, firstName, area, instructions, toCollect } = delivery;
	const text = useMessages("rider");
	const places = useMessages("places");
	const left = useTimeLeft()(delivery, now);
	return (
		<section
			aria-label={text.next.label}
			className="on-field grid gap-3.5 rounded-xl bg-field p-4.5 text-on-field"
		>
			{refusal && <RefusalNote refusal={refusal} />}
			<div className="flex flex-wrap items-start justify-between gap-x-4">
				<div className="min-w-0 flex-1 basis-24">
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
					<b className="display-figure figures block text-[3.25rem] leading-[0.85] [:lang(ur)_&]:mb-3">
						{left.figure}
					</b>
					<span className="text-md font-strong">
						{left.unit}
						<span className="block max-w-34">{left.by}</span>
					</span>
				</p>
			</div>
			<WayToDoor delivery={delivery} />
			<Instructions text={instructions} />
			<CallAndMap delivery={delivery} variant="paper" />
			<p className="flex items-baseline justify-between gap-x-4 max-[18rem]:flex-wrap border-t-2 border-dashed border-leaf-900/40 pt-3 text-[1.0625rem] font-strong">
				{toCollect > 0 ? text.next.collectCash : text.paid}
				<b className="display-figure figures text-[2.75rem] whitespace-nowrap">
					{toCollect > 0 ? (
						<BigSum amount={toCollect} wordClass="text-[0.45em]" />
					) : (
						<span className="text-[0.7em]">{text.takeNothing}</span>
					)}
				</b>
			</p>
			{toCollect > 0 && delivery.cashNote && delivery.change !== null && (
				<Gives delivery={delivery} note={delivery.cashNote} change={delivery.change} />
			)}
			<a href={`#${_id}`} className={buttonClass({ variant: "primary-on-field", size: "lg", block: true })}>
				{text.next.atTheDoor}
				<Icon name="arrow-right" className="size-6 rtl:-scale-x-100" />
			</a>
		</section>
	);
}

/** Nothing is on the road: the bags that wait at the shop, what is done, and the cash to hand over. */
export function DayDone({ day: { today, shelf, cash, ended } }: { day: SeenDay }) {
	const { day: text } = useMessages("rider");
	const hasBegun = today.delivered > 0 || ended.length > 0;
	const done = hasBegun ? text.allDelivered : text.nothingYet;
	return (
		<>
			<section className="overflow-hidden rounded-xl bg-field text-on-field">
				<div className="px-5 pt-6">
					<h2 className="display-type text-[2.5rem] leading-none [:lang(ur)_&]:pt-4">
						{shelf.length > 0 ? text.bagsReady(shelf.length) : done}
					</h2>
					{shelf.length === 0 && (
						<p className="mt-2.5 text-lg leading-snug font-medium">{text.nothingWaits}</p>
					)}
				</div>
				<div className="relative mt-3 h-36" aria-hidden>
					<div className="absolute inset-x-0 bottom-0 h-12 bg-deep" />
					<div className="absolute inset-x-[6%] bottom-5 border-t-4 border-dashed border-white/55" />
					<Picture
						src="/art/one-scooter.webp"
						alt=""
						loading="eager"
						width={104}
						height={104}
						className="absolute bottom-8 inset-s-[16%] w-26 rtl:-scale-x-100"
					/>
					<Picture
						src="/art/one-home.webp"
						alt=""
						loading="eager"
						width={96}
						height={96}
						className="absolute inset-e-[6%] bottom-11 w-24 rtl:-scale-x-100"
					/>
				</div>
			</section>
			{hasBegun && (
				<dl className="grid grid-cols-2 gap-2.5">
					<Figure label={text.deliveries} value={String(today.delivered)} />
					<Figure label={text.onTime} value={text.onTimeOf(today.onTime, today.delivered)} />
				</dl>
			)}
			{cash > 0 && (
				<section className="grid gap-3 rounded-lg bg-surface px-4.5 py-4 ring-1 ring-line">
					<h2 className="display-type text-xl">{text.cash}</h2>
					<p className="display-figure figures text-[3.5rem]">
						<BigSum amount={cash} wordClass="text-[0.4em]" />
					</p>
					<p className="text-[1.0625rem] text-ink-2">{text.countIt}</p>
				</section>
			)}
		</>
	);
}

function Figure({ label, value }: { label: string; value: string }) {
	return (
		<div className="rounded-lg bg-surface px-4.5 py-3.5 ring-1 ring-line">
			<dt className="text-ink-2">{label}</dt>
			<dd className="display-figure figures text-[2rem] leading-tight">{value}</dd>
		</div>
	);
}
