import { clsx } from "clsx";
import { Bike, Check, Package, TriangleExclamationPoint, Undo2 } from "lucide-react";
import { bagNumber } from "@/components/packing/lines";
import { IconButton } from "@/components/ui/button";
import { lateText, minutesText, promiseOf, promiseText } from "@/lib/delivery/promise-rules";
import { PACKED } from "@/lib/orders/rules/order-states";
import type { SellerOrder } from "@/lib/orders/rules/seller-order";
import { isLate } from "@/lib/riders/rules";
import { counted, formatRupees } from "@/lib/text/money";

const SOON_MINUTES = 15;
/** Beyond so many minutes the hour says more than what is left. */
const FAR_MINUTES = 180;

/** How long until the promise, in words. */
export function timeText(bag: SellerOrder, now: number): string {
	const { minutesLeft } = promiseOf(bag, now);
	if (minutesLeft <= 0) return lateText(minutesLeft);
	return minutesLeft > FAR_MINUTES ? promiseText(bag.promisedAt, now) : `${minutesText(minutesLeft)} left`;
}

const card =
	"grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 rounded-md px-3.5 py-2.5 leading-snug transition-[background-color,box-shadow]";

function Head({ bag, now }: { bag: SellerOrder; now: number }) {
	const isSoon = promiseOf(bag, now).minutesLeft <= SOON_MINUTES;
	return (
		<p className="flex flex-wrap items-baseline gap-x-2.5">
			<b className="display-figure text-xl leading-tight">{bagNumber(bag)}</b>
			<span className={clsx("inline-flex items-center gap-1 font-strong figures", isSoon && "font-heavy")}>
				{isLate(bag, now) && <TriangleExclamationPoint className="size-4" />}
				{timeText(bag, now)}
			</span>
		</p>
	);
}

/** A late bag keeps its red, also when it is chosen. */
function look(isOver: boolean, isChosen = false): string {
	return clsx(
		isOver && "bg-danger-soft text-on-danger-soft",
		!isOver && (isChosen ? "bg-primary-soft text-on-primary-soft" : "bg-surface"),
		isChosen && "ring-2 ring-primary",
		!isChosen && (isOver ? "ring-2 ring-tomato-500" : "ring-1 ring-line"),
	);
}

function moneyText(bag: SellerOrder): string {
	const amount = bag.toCollect;
	return amount > 0 ? `collect ${formatRupees(amount)}` : "paid";
}

type ReadyBagProps = {
	bag: SellerOrder;
	now: number;
	isChosen: boolean;
	onToggle: () => void;
	onDrag: () => void;
};

/** A bag that nobody has yet: pressed it is chosen, and it can be dragged to a rider. */
export function ReadyBag({ bag, now, isChosen, onToggle, onDrag }: ReadyBagProps) {
	return (
		<label
			draggable
			onDragStart={onDrag}
			className={clsx(
				card,
				look(isLate(bag, now), isChosen),
				"cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-focus",
			)}
		>
			<input
				type="checkbox"
				checked={isChosen}
				onChange={onToggle}
				aria-label={`Order ${bagNumber(bag)}, ${timeText(bag, now)}`}
				className="sr-only"
			/>
			<span className="min-w-0">
				<Head bag={bag} now={now} />
				<span className="block truncate">
					<b>{bag.address.firstName}</b>, {bag.address.streetAddress}
				</span>
				<span className="block figures">
					{counted(bag.items.length, "line")}, {moneyText(bag)}
				</span>
			</span>
			<span
				aria-hidden
				className={clsx(
					"grid size-8 place-items-center rounded-full",
					isChosen ? "bg-primary text-on-primary" : "text-transparent inset-ring-2 inset-ring-line-strong",
				)}
			>
				<Check className="size-5 stroke-3" />
			</span>
		</label>
	);
}

type RiderBagProps = { bag: SellerOrder; now: number; onTakeBack: () => void };

/** A bag that a rider has: on the shelf for them, or on the road. */
export function RiderBag({ bag, now, onTakeBack }: RiderBagProps) {
	const isOnShelf = bag.status === PACKED;
	const Icon = isOnShelf ? Package : Bike;
	return (
		<div className={clsx(card, look(isLate(bag, now)))}>
			<div className="min-w-0">
				<Head bag={bag} now={now} />
				<p className="truncate">
					<b>{bag.address.firstName}</b>, {bag.area}
				</p>
				<p className="flex items-center gap-1.5 text-xs font-strong">
					<Icon className="size-4" />
					{isOnShelf ? "On the shelf" : "On the road"}
				</p>
			</div>
			<IconButton aria-label={`Take ${bagNumber(bag)} back`} onClick={onTakeBack}>
				<Undo2 className="icon" />
			</IconButton>
		</div>
	);
}
