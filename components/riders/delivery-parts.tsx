import { clsx } from "clsx";
import { type ReactNode, useEffect, useRef } from "react";
import { useMessages } from "#messages";
import { type ButtonVariant, buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { type CashNote, notesFor } from "@/lib/orders/rules/order";
import { plusCodeOf, shortPlusCode } from "@/lib/places/rules/point";
import { likelySums, type Refusal } from "@/lib/riders/day-rules";
import type { Delivery } from "@/lib/riders/rules";
import { useShop } from "@/lib/shop/client/shop";
import { formatAmount } from "@/lib/text/money";
import { callHref, mapHref, streetOf, timeLeft } from "./words";

/** Rupees to be read from afar: large figures and their small word. `wordClass` says how small. */
export function BigSum({ amount, wordClass }: { amount: number; wordClass: string }) {
	const { price } = useMessages("ui");
	const word = clsx("tracking-normal", wordClass);
	return (
		<>
			{price.before && <small className={clsx("me-[0.2em]", word)}>{price.before}</small>}
			{formatAmount(amount)}
			{price.after && <small className={clsx("ms-[0.2em]", word)}>{price.after}</small>}
		</>
	);
}

/** What is taken at the door, the largest thing of the page; for what is paid other words in another colour. */
export function Amount({ delivery }: { delivery: Delivery }) {
	const { toCollect, paymentType, cashNote, change } = delivery;
	const { door: text, takeNothing } = useMessages("rider");
	if (toCollect === 0) {
		return (
			<section aria-label={text.amount} className="rounded-xl bg-primary-soft p-4.5 text-on-primary-soft">
				<p className="text-[1.0625rem] font-strong">
					{paymentType === "Cash On Delivery" ? text.paidAlready : text.paidWith(paymentType)}
				</p>
				<b className="mt-1 block display-type text-[3.5rem]">{takeNothing}</b>
			</section>
		);
	}
	return (
		<section aria-label={text.amount} className="rounded-xl bg-field px-4.5 pt-4.5 pb-3.5 text-on-field">
			<p className="text-[1.0625rem] font-strong">{text.collect}</p>
			<b className="figures mt-1.5 mb-2.5 block display-type text-[clamp(3.5rem,21.5vw,5.25rem)] leading-none whitespace-nowrap">
				<BigSum amount={toCollect} wordClass="text-[0.32em]" />
			</b>
			{cashNote && change !== null ? (
				<Gives delivery={delivery} note={cashNote} change={change} />
			) : (
				<dl
					aria-label={text.change}
					className="-mx-4.5 grid auto-cols-fr grid-flow-col divide-x divide-leaf-900/30 border-t-2 border-dashed border-leaf-900/40 px-1.5 pt-3"
				>
					{likelySums(toCollect).map((sum) => (
						<div key={sum} className="text-center leading-tight">
							<dt className="text-md font-medium">{text.from(formatAmount(sum))}</dt>
							<dd className="figures text-[1.1875rem] font-extrabold">
								{text.give(formatAmount(sum - toCollect))}
							</dd>
						</div>
					))}
				</dl>
			)}
		</section>
	);
}

type GivesProps = { delivery: Pick<Delivery, "firstName" | "toCollect">; note: CashNote; change: number };

/** What the customer said that they give, and what goes back. */
export function Gives({ delivery: { firstName, toCollect }, note, change }: GivesProps) {
	const { door: text } = useMessages("rider");
	return (
		<dl className="-mx-4.5 flex justify-between gap-4 border-t-2 border-dashed border-leaf-900/40 px-4.5 pt-3 leading-tight">
			<div>
				<dt className="font-medium">{text.gives(firstName)}</dt>
				<dd className="figures text-[1.5rem] font-extrabold">
					{formatAmount(notesFor(toCollect, note) * note)}
				</dd>
			</div>
			<div className="text-end">
				<dt className="font-medium">{text.giveBack}</dt>
				<dd className="figures text-[1.5rem] font-extrabold">{formatAmount(change)}</dd>
			</div>
		</dl>
	);
}

type WayProps = { href: string; variant: ButtonVariant; label: string; children: ReactNode };

/** A way out of the page: plain, since the phone has an app of its own for it. */
function Way({ href, variant, label, children }: WayProps) {
	return (
		<a
			href={href}
			aria-label={label}
			rel="noreferrer"
			className={`${buttonClass({ variant, size: "lg", block: true })} px-3! [&>svg]:size-6 [&>svg]:flex-none`}
		>
			{children}
		</a>
	);
}

/** The customer's phone, and the way there on the phone's own map. */
export function CallAndMap({ delivery, variant }: { delivery: Delivery; variant: ButtonVariant }) {
	const { next: text } = useMessages("rider");
	const { firstName, phone, doorPoint, point } = delivery;
	return (
		<div className="grid grid-cols-2 gap-2.5">
			<Way href={callHref(phone)} variant={variant} label={text.callName(firstName)}>
				<Icon name="phone" className="size-6" />
				{text.call}
			</Way>
			<Way href={mapHref(delivery)} variant={variant} label={text.mapToName(firstName)}>
				<Icon name="navigation" className="size-6" />
				{doorPoint ? text.toDoor : point ? text.toPoint : text.map}
			</Way>
		</div>
	);
}

/** Says what is left until a promise: a large figure, the word beside it, and when it is due. `now` in milliseconds. */
export function useTimeLeft() {
	const text = useMessages("rider");
	const time = useMessages("time");
	const shop = useShop();
	return ({ promisedAt, slot }: Pick<Delivery, "promisedAt" | "slot">, now: number) => {
		const { count, unit, isLate } = timeLeft(promisedAt, now);
		return {
			figure: String(count),
			unit: text.left(unit, count, isLate),
			by: slot
				? `${time.nearTime(new Date(slot.from), now, shop)} ${time.slotHours(slot)}`
				: time.promise(promisedAt, now, shop),
			isLate,
		};
	};
}

type DeliveryHeadProps = { delivery: Delivery; now: number; onLeave: () => void };

/** Which bag it is, and how much time is left. */
export function DeliveryHead({ delivery, now, onLeave }: DeliveryHeadProps) {
	const { number, itemCount } = delivery;
	const text = useMessages("rider");
	const left = useTimeLeft()(delivery, now);
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		window.scrollTo(0, 0);
		heading.current?.focus({ preventScroll: true });
	}, []);
	return (
		<div className="flex min-h-16 flex-wrap items-center gap-2.5 px-2 py-2 pe-4">
			<button
				type="button"
				aria-label={text.door.back}
				onClick={onLeave}
				className="grid size-tap flex-none place-items-center rounded-full"
			>
				<Icon name="chevron-left" className="size-7 rtl:-scale-x-100" />
			</button>
			<div className="min-w-0 flex-1 basis-20">
				<h1 ref={heading} tabIndex={-1} className="truncate display-type text-2xl leading-tight">
					<bdi>{number}</bdi>
				</h1>
				<p className="text-md leading-tight text-ink-2">{text.itemsBy(itemCount, left.by)}</p>
			</div>
			<p
				className={`inline-flex min-h-tap items-center gap-2 rounded-md px-3 text-[1.0625rem] font-heavy whitespace-nowrap ${left.isLate ? "bg-danger-soft text-on-danger-soft" : "bg-accent text-on-accent"}`}
			>
				<Icon name="clock" />
				{left.figure} {left.unit}
			</p>
		</div>
	);
}

/** How the door is found: the landmark first, which everybody knows, then the street. */
export function WayToDoor({ delivery: { landmark, address } }: { delivery: Delivery }) {
	const { door: text } = useMessages("rider");
	const street = <bdi>{streetOf(address)}</bdi>;
	if (!landmark) return <p className="text-[1.25rem] leading-snug font-strong wrap-anywhere">{street}</p>;
	return (
		<div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
			<Icon name="signpost" className="mt-0.5 size-7" aria-label={text.landmark} role="img" />
			<p className="text-[1.4375rem] leading-tight font-heavy wrap-anywhere">
				<bdi>{landmark}</bdi>
			</p>
			<p className="col-start-2 text-lg leading-snug wrap-anywhere">{street}</p>
		</div>
	);
}

/** That a rider stood at this door before, and the place in short, to be said on the phone. */
export function KnownDoor({ delivery: { doorAt, doorPoint, point } }: { delivery: Delivery }) {
	const { door: text } = useMessages("rider");
	const { city } = useMessages("places");
	const { day } = useMessages("time");
	const known = doorPoint ?? point;
	const short = known && shortPlusCode(known);
	return (
		<>
			{doorPoint && (
				<p className="flex items-center gap-3 rounded-md bg-primary-soft px-3.5 py-3 leading-snug text-on-primary-soft">
					<Icon name="door-open" className="size-7 flex-none" />
					<span>
						<b className="block text-[1.0625rem] font-heavy">{text.isKnown}</b>
						{doorAt && text.stoodThere(day(new Date(doorAt)))}
					</span>
				</p>
			)}
			{known && (
				<p className="figures text-center text-ink-2">
					{text.plusCode}{" "}
					<b className="text-ink">
						<bdi dir="ltr">{short ?? plusCodeOf(known)}</bdi> {short && city}
					</b>
				</p>
			)}
		</>
	);
}

/** What the customer has said of the way. */
export function Instructions({ text }: { text: string }) {
	if (!text) return null;
	return (
		<p className="flex gap-2.5 text-[1.0625rem] leading-snug font-medium">
			<Icon name="message-square-quote" className="mt-0.5 size-6 flex-none" />
			<span className="wrap-anywhere">
				<bdi>“{text}”</bdi>
			</span>
		</p>
	);
}

/** Says at a delivery that the shop did not take what was done with it, and why. */
export function RefusalNote({ refusal }: { refusal: Refusal }) {
	const { network: text } = useMessages("rider");
	return (
		<p className="flex gap-2.5 rounded-md bg-danger-soft px-3.5 py-3 text-[1.0625rem] leading-snug text-on-danger-soft">
			<Icon name="triangle-exclamation-point" className="mt-0.5 size-6 flex-none" />
			<span>
				<b>{text.notTaken}</b> {refusal.message}
			</span>
		</p>
	);
}
