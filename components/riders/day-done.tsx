import { useMessages } from "#messages";
import { Picture } from "@/components/ui/picture";
import type { SeenDay } from "@/lib/riders/day-rules";
import { BigSum } from "./big-sum";

/** Nothing is on the road: what is done, and the cash to hand over. */
export function DayDone({ day: { today, shelf, cash, ended } }: { day: SeenDay }) {
	const { day: text } = useMessages("rider");
	const hasBegun = today.delivered > 0 || ended.length > 0;
	return (
		<>
			<section className="overflow-hidden rounded-xl bg-field text-on-field">
				<div className="px-5 pt-6">
					<h2 className="display-type text-[2.5rem] leading-none">
						{hasBegun ? text.allDelivered : text.nothingYet}
					</h2>
					<p className="mt-2.5 text-lg leading-snug font-medium">
						{shelf.length > 0 ? text.bagsWait : text.nothingWaits}
					</p>
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
