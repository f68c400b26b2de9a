import type { ReactNode } from "react";
import { useMessages } from "#messages";
import { Icon } from "@/components/ui/icons";
import { useRupees } from "@/components/ui/price";
import type { Ended, SeenDay } from "@/lib/riders/day-rules";
import type { Delivery } from "@/lib/riders/rules";
import { useTimeLeft } from "./delivery-parts";
import { streetOf } from "./words";

const row =
	"grid min-h-20 grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3.5 rounded-lg bg-surface px-4 py-3.5 leading-tight ring-1 ring-line";

function RowBadge({ children }: { children: ReactNode }) {
	return (
		<span className="display-figure grid size-10 place-items-center rounded-full bg-bg-sunk text-xl">
			{children}
		</span>
	);
}

function RowText({ title, note }: { title: string; note: string }) {
	return (
		<span className="min-w-0">
			<b className="text-lg font-heavy wrap-anywhere">{title}</b>
			<span className="mt-0.5 block text-ink-2 wrap-anywhere">
				<bdi>{note}</bdi>
			</span>
		</span>
	);
}

/** What is taken at the door. */
function Sum({ toCollect }: { toCollect: number }) {
	const { paid } = useMessages("rider");
	const rupees = useRupees();
	return toCollect > 0 ? (
		<b className="text-lg font-heavy">{rupees(toCollect)}</b>
	) : (
		<b className="text-lg font-heavy text-primary">{paid}</b>
	);
}

type AfterThatProps = {
	deliveries: readonly Delivery[];
	refusals: SeenDay["refusals"];
	now: number;
	/** Says whose each is. */
	withRiders: boolean;
};

/** What follows the next delivery, in the order of its promises. */
export function AfterThat({ deliveries, refusals, now, withRiders }: AfterThatProps) {
	const text = useMessages("rider");
	const places = useMessages("places");
	const leftUntil = useTimeLeft();
	return (
		<ol className="grid gap-2.5">
			{deliveries.map((delivery, index) => {
				const { _id, firstName, area, address, toCollect, rider } = delivery;
				const left = leftUntil(delivery, now);
				return (
					<li key={_id}>
						<a href={`#${_id}`} className={row}>
							<RowBadge>
								{refusals.has(_id) ? (
									<Icon name="triangle-exclamation-point" className="size-6 text-danger" />
								) : (
									index + 2
								)}
							</RowBadge>
							<RowText
								title={text.nameAndArea(firstName, places.area(area))}
								note={withRiders ? text.withRider(streetOf(address), rider.name) : streetOf(address)}
							/>
							<span className="figures text-end whitespace-nowrap">
								<Sum toCollect={toCollect} />
								<span
									className={`mt-0.5 block max-w-34 whitespace-normal max-sm:max-w-26 ${left.isLate ? "font-bold text-danger" : "text-ink-2"}`}
								>
									{left.isLate ? `${left.figure} ${left.unit}` : left.by}
								</span>
							</span>
						</a>
					</li>
				);
			})}
		</ol>
	);
}

/** What ended today on this phone, the latest first. */
export function EndedToday({ ended }: { ended: readonly Ended[] }) {
	const text = useMessages("rider");
	const places = useMessages("places");
	const time = useMessages("time");
	return (
		<ul className="grid gap-2.5">
			{ended.map(({ key, firstName, area, address, toCollect, step, at, isWaiting }) => (
				<li key={key} className={row}>
					<RowBadge>
						<Icon name={isWaiting ? "clock-3" : step === "failed" ? "undo-2" : "check"} className="size-6" />
					</RowBadge>
					<RowText
						title={text.nameAndArea(firstName, places.area(area))}
						note={
							isWaiting ? text.road.waitsToBeSent : step === "failed" ? text.road.goesBack : streetOf(address)
						}
					/>
					<span className="figures text-end whitespace-nowrap">
						{step === "failed" ? (
							<b className="text-lg font-heavy">{text.road.notDelivered}</b>
						) : (
							<Sum toCollect={toCollect} />
						)}
						<span className="mt-0.5 block text-ink-2">{time.time(new Date(at).toISOString())}</span>
					</span>
				</li>
			))}
		</ul>
	);
}
