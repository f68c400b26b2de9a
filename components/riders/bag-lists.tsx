import { clsx } from "clsx";
import { bagNumber } from "@/components/packing/lines";
import { Button, IconButton } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Icon } from "@/components/ui/icons";
import { promiseOf, timeLeftText } from "@/lib/delivery/promise-rules";
import { type Hold, useStillOrder } from "@/lib/orders/client/seller-orders";
import { PACKED } from "@/lib/orders/rules/order-states";
import type { SellerOrder } from "@/lib/orders/rules/seller-order";
import { type BagGroup, changeOf, isLate, type RiderColumn } from "@/lib/riders/rules";
import { useShop } from "@/lib/shop/client/shop";
import { counted, formatRupees } from "@/lib/text/money";
import { CashBar, ChangeToBring } from "./board-cash";

const SOON_MINUTES = 15;

const card =
	"grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 rounded-md px-3.5 py-2.5 leading-snug transition-[background-color,box-shadow]";

function Head({ bag, now }: { bag: SellerOrder; now: number }) {
	const shop = useShop();
	const isSoon = promiseOf(bag, now).minutesLeft <= SOON_MINUTES;
	return (
		<p className="flex flex-wrap items-baseline gap-x-2.5">
			<b className="display-figure text-xl leading-tight">{bagNumber(bag)}</b>
			<span className={clsx("inline-flex items-center gap-1 font-strong figures", isSoon && "font-heavy")}>
				{isLate(bag, now) && <Icon name="triangle-exclamation-point" className="size-4" />}
				{timeLeftText(bag, now, " left", shop)}
			</span>
		</p>
	);
}

/** A late bag keeps its red, also when it is chosen. */
function bagClass(isOver: boolean, isChosen = false): string {
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
function ReadyBag({ bag, now, isChosen, onToggle, onDrag }: ReadyBagProps) {
	const shop = useShop();
	return (
		<label
			draggable
			onDragStart={onDrag}
			className={clsx(
				card,
				bagClass(isLate(bag, now), isChosen),
				"cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-focus",
			)}
		>
			<input
				type="checkbox"
				checked={isChosen}
				onChange={onToggle}
				aria-label={`Order ${bagNumber(bag)}, ${timeLeftText(bag, now, " left", shop)}`}
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
				<ChangeToBring bag={bag} />
			</span>
			<span
				aria-hidden
				className={clsx(
					"grid size-8 place-items-center rounded-full",
					isChosen ? "bg-primary text-on-primary" : "text-transparent inset-ring-2 inset-ring-line-strong",
				)}
			>
				<Icon name="check" className="size-5 stroke-3" />
			</span>
		</label>
	);
}

/** A bag that a rider has: on the shelf for them, or on the road. */
function RiderBag({ bag, now, onTakeBack }: { bag: SellerOrder; now: number; onTakeBack: () => void }) {
	const isOnShelf = bag.status === PACKED;
	return (
		<div className={clsx(card, bagClass(isLate(bag, now)))}>
			<div className="min-w-0">
				<Head bag={bag} now={now} />
				<p className="truncate">
					<b>{bag.address.firstName}</b>, {bag.area}
				</p>
				<p className="flex items-center gap-1.5 text-xs font-strong">
					<Icon name={isOnShelf ? "package" : "bike"} className="size-4" />
					{isOnShelf ? "On the shelf" : "On the road"}
				</p>
				<ChangeToBring bag={bag} />
			</div>
			<IconButton aria-label={`Take ${bagNumber(bag)} back`} onClick={onTakeBack}>
				<Icon name="undo-2" />
			</IconButton>
		</div>
	);
}

function allText(count: number): string {
	return count === 2 ? "Both" : `All ${count}`;
}

type ReadyBagsProps = {
	groups: readonly BagGroup[];
	/** Keeps them where they stand while the pointer is on them. */
	hold: Hold;
	now: number;
	chosen: ReadonlySet<string>;
	/** Shown on a phone. */
	isOpen: boolean;
	onChoose: (ids: readonly string[], isChosen: boolean) => void;
	onDrag: (id: string) => void;
};

/** What is packed and nobody has yet; an area can be chosen at once. */
export function ReadyBags({ groups, hold, now, chosen, isOpen, onChoose, onDrag }: ReadyBagsProps) {
	const count = groups.reduce((sum, { bags }) => sum + bags.length, 0);
	return (
		<section
			aria-label="Ready"
			{...hold}
			className={clsx("grid min-w-0 content-start gap-4 lg:w-80 lg:flex-none", !isOpen && "max-lg:hidden")}
		>
			<div className="flex min-h-tap items-center justify-between gap-3 max-lg:hidden">
				<h2 className="display-type text-lg">
					Ready <span className="font-semibold text-ink-3 figures">{count}</span>
				</h2>
				{chosen.size > 0 && <span className="font-strong text-primary figures">{chosen.size} chosen</span>}
			</div>
			{count === 0 && (
				<p className="rounded-md border-2 border-dashed border-line-strong px-4 py-8 text-center text-ink-2">
					Nothing waits. A bag stands here as soon as it is packed.
				</p>
			)}
			{groups.map(({ area, bags }) => {
				const ids = bags.map(({ _id }) => _id);
				const areAll = ids.every((id) => chosen.has(id));
				return (
					<section key={area ?? ""} aria-label={area ?? "By time"} className="grid gap-2">
						{area && (
							<div className="flex min-h-tap items-center justify-between gap-2">
								<h3 className="font-strong">
									{area} <span className="font-medium text-ink-3 figures">{bags.length}</span>
								</h3>
								{bags.length > 1 && (
									<Chip pressed={areAll} onClick={() => onChoose(ids, !areAll)}>
										{areAll && <Icon name="check" className="size-4 stroke-3" />}
										{allText(bags.length)} <span className="sr-only">of {area}</span>
									</Chip>
								)}
							</div>
						)}
						<ul className="grid gap-2">
							{bags.map((bag) => (
								<li key={bag._id}>
									<ReadyBag
										bag={bag}
										now={now}
										isChosen={chosen.has(bag._id)}
										onToggle={() => onChoose([bag._id], !chosen.has(bag._id))}
										onDrag={() => onDrag(bag._id)}
									/>
								</li>
							))}
						</ul>
					</section>
				);
			})}
		</section>
	);
}

function loadText({ bags, cash, isOff }: RiderColumn): string {
	if (isOff) return "Switched off. Take the bags back.";
	if (bags.length === 0) return "Free";
	return cash > 0 ? `${counted(bags.length, "bag")}, ${formatRupees(cash)}` : counted(bags.length, "bag");
}

type RiderBagsProps = {
	rider: RiderColumn;
	now: number;
	/** The bags that are chosen, to be given with one press. */
	chosen: readonly SellerOrder[];
	/** Rupees that a rider may have, and how much more they would have with the chosen bags. */
	limit: number | null;
	beyond: number;
	isSuggested: boolean;
	/** Shown on a phone. */
	isOpen: boolean;
	onGive: () => void;
	onDrop: () => void;
	onTakeBack: (id: string) => void;
};

/** One rider with their bags; what is dragged here is given to them. */
export function RiderBags(props: RiderBagsProps) {
	const { rider, now, chosen, limit, beyond, isSuggested, isOpen, onGive, onDrop, onTakeBack } = props;
	const { name, phone, isOff } = rider;
	const [bags, hold] = useStillOrder(rider.bags, ({ _id }) => _id);
	const change = rider.change + changeOf(chosen);
	return (
		<section
			aria-label={name}
			{...hold}
			onDragOver={(event) => {
				if (!isOff) event.preventDefault();
			}}
			onDrop={(event) => {
				event.preventDefault();
				onDrop();
			}}
			className={clsx(
				"grid content-start gap-2 rounded-lg bg-bg-sunk p-3 lg:w-64 lg:flex-none",
				!isOpen && "max-lg:hidden",
			)}
		>
			<div className="flex min-h-tap items-center justify-between gap-2">
				<div className="min-w-0 leading-snug">
					<h2 className="truncate display-type text-lg">{name}</h2>
					<p className="text-xs text-ink-2 figures">{loadText(rider)}</p>
				</div>
				{phone && (
					<a
						href={`tel:${phone}`}
						aria-label={`Call ${name}`}
						className="grid size-11 flex-none place-items-center rounded-full text-primary hover:bg-surface"
					>
						<Icon name="phone" />
					</a>
				)}
			</div>
			{limit !== null && <CashBar rider={rider} chosen={chosen} limit={limit} />}
			{change > 0 && !isOff && (
				<p className="flex items-center gap-2 text-sm figures">
					<Icon name="coins" className="size-4 flex-none" />
					Takes change <b>{formatRupees(change)}</b>
				</p>
			)}
			{beyond > 0 && (
				<p className="flex gap-2 text-sm font-strong text-danger">
					<Icon name="triangle-exclamation-point" className="size-4 flex-none" />
					{formatRupees(beyond)} past the limit. Count the cash in first.
				</p>
			)}
			{chosen.length > 0 && !isOff && (
				<Button
					size="sm"
					block
					variant={isSuggested && beyond === 0 ? "primary" : "outline"}
					disabled={beyond > 0}
					onClick={onGive}
					className="max-lg:hidden"
				>
					Give {chosen.length} to {name}
				</Button>
			)}
			{bags.length > 0 ? (
				<ul className="grid gap-2">
					{bags.map((bag) => (
						<li key={bag._id}>
							<RiderBag bag={bag} now={now} onTakeBack={() => onTakeBack(bag._id)} />
						</li>
					))}
				</ul>
			) : (
				<p className="rounded-md border-2 border-dashed border-line-strong px-4 py-5 text-center text-ink-2">
					No bags.
				</p>
			)}
		</section>
	);
}
