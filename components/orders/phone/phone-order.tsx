"use client";

import { useEffect } from "react";
import { TotalsList } from "@/components/cart/totals-list";
import { LeaveDialog } from "@/components/staff/save-bar";
import { Button, ButtonLink } from "@/components/ui/button";
import { RadioCard, RadioCards } from "@/components/ui/form/choices";
import { Field } from "@/components/ui/form/field";
import { InputField } from "@/components/ui/form/input";
import { Select } from "@/components/ui/form/select";
import { Icon } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import { Panel } from "@/components/ui/panel";
import { useNow } from "@/lib/client/time";
import { useKeys } from "@/lib/client/use-keys";
import { useSlots } from "@/lib/delivery/client";
import {
	DELIVERY_OPTIONS,
	isExpressPaused,
	nearTime,
	PROMPT_TIMES,
	slotHours,
} from "@/lib/delivery/promise-rules";
import { dueText } from "@/lib/delivery/rules";
import { CASH_NOTES, changeFor } from "@/lib/orders/rules/order";
import { formatRupees } from "@/lib/text/money";
import { SpokenProducts } from "./spoken-products";
import { CallerPanel, type PhoneOrderState, usePhoneOrder } from "./use-phone-order";

/** Where Alt and a number lead. */
const PLACES: Record<string, string> = { "1": "caller", "2": "products", "3": "standard" };

const NOTES = CASH_NOTES.map((note) => ({ value: String(note), label: formatRupees(note) }));

function focus(place: string): void {
	document.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus();
}

/** True in a field with words, of which the browser takes back the last. */
function isTyping(target: EventTarget | null): boolean {
	return target instanceof HTMLInputElement && target.type !== "radio" && target.value !== "";
}

type PhoneOrderProps = {
	/** Whose order it is, and what their message says, if that is known already; null where somebody calls. */
	from: { phone: string; list: string } | null;
	servedAt: number;
};

/** An order by phone, by keyboard alone: the number, what to bring, when, done. */
export function PhoneOrder({ from, servedAt }: PhoneOrderProps) {
	const state = usePhoneOrder(from?.phone);
	useKeys((event) => {
		const place = event.altKey ? PLACES[event.key] : undefined;
		if (place) focus(place);
		else if (!event.ctrlKey && !event.metaKey) return;
		else if (event.key === "Enter") void state.place();
		else if (event.key.toLowerCase() === "z" && !event.shiftKey && !isTyping(event.target)) state.takeBack();
		else return;
		event.preventDefault();
	});

	// What a caller says first is the number; afterwards the next one calls.
	const isPlaced = state.placed !== null;
	useEffect(() => focus(isPlaced ? "next" : "caller"), [isPlaced]);
	// Whose name and address are known says next what to bring.
	useEffect(() => {
		if (state.known && document.activeElement?.matches('[data-place="caller"]')) focus("products");
	}, [state.known]);

	if (state.placed) return <Placed placed={state.placed} onAgain={state.startAgain} />;
	return (
		<div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
			<div className="grid min-w-0 gap-4">
				<CallerPanel state={state} />
				<Panel title="What to bring" className="grid gap-3 md:p-5">
					<SpokenProducts
						lines={state.lines}
						list={from?.list}
						onAdd={state.add}
						onQuantity={state.setQuantity}
						onAsk={state.ask}
						onDone={() => focus("standard")}
					/>
				</Panel>
			</div>
			<div className="grid gap-4 lg:sticky lg:top-20">
				<When state={state} servedAt={servedAt} />
				<Sum state={state} servedAt={servedAt} />
			</div>
			<LeaveDialog
				isUnsaved={state.isUnsaved}
				title="The order is not placed"
				description="If you leave, what you typed is gone."
			/>
		</div>
	);
}

/** By when it should be there, and what else the caller says. */
function When({ state, servedAt }: { state: PhoneOrderState; servedAt: number }) {
	const { shop, delivery, setDelivery, form } = state;
	const now = useNow(servedAt);
	const slots = useSlots()?.filter(({ isAvailable }) => isAvailable) ?? [];
	return (
		<Panel title="When" className="grid gap-3 md:p-5">
			<RadioCards legend="Delivery time" hideLegend>
				{PROMPT_TIMES.map((time) => {
					const isPaused = time === "express" && isExpressPaused(now, shop);
					const fee = shop.deliveryFees[time];
					return (
						<RadioCard
							key={time}
							data-place={time}
							name="phone-time"
							label={DELIVERY_OPTIONS[time].label}
							note={isPaused ? "Paused right now" : dueText({ deliveryTime: time, slot: null }, now, shop)}
							end={isPaused ? undefined : fee === 0 ? "Free" : formatRupees(fee)}
							disabled={isPaused}
							checked={delivery.deliveryTime === time}
							onChange={() => setDelivery({ deliveryTime: time, slot: null })}
						/>
					);
				})}
			</RadioCards>
			<Select
				aria-label="A chosen time"
				value={delivery.slot?.id ?? ""}
				onChange={(event) => {
					const slot = slots.find(({ id }) => id === event.target.value);
					setDelivery(slot ? { deliveryTime: "slot", slot } : { deliveryTime: "standard", slot: null });
				}}
				options={[
					{ value: "", label: "Or a chosen time …" },
					...slots.map((slot) => ({
						value: slot.id,
						label: `${nearTime(new Date(slot.from), now, shop)}, ${slotHours(slot)}`,
					})),
				]}
			/>
			<InputField {...form.register("note")} label="Note" maxLength={300} />
		</Panel>
	);
}

/** What it comes to, the sentence to read to the caller, and the one button, whose reason stands above it. */
function Sum({ state, servedAt }: { state: PhoneOrderState; servedAt: number }) {
	const { shop, totals, cashNote, delivery, form, block, busy, refusal, place } = state;
	const now = useNow(servedAt);
	// It stands within a sentence; a weekday keeps its capital.
	const due = dueText(delivery, now, shop).replace(/^(?:By|Today|Tonight|Tomorrow)/, (word) =>
		word.toLowerCase(),
	);
	return (
		<Panel aria-label="What it comes to" className="grid gap-3 md:p-5">
			<TotalsList totals={totals} deliveryTime={delivery.deliveryTime} taxPercent={shop.taxPercent} />
			<Field
				label="Pays in notes of"
				hint={cashNote && `The rider takes ${formatRupees(changeFor(totals.amount, cashNote))} change along.`}
			>
				{(props) => (
					<Select
						{...props}
						{...form.register("cashNote")}
						options={[{ value: "", label: "Not sure" }, ...NOTES]}
					/>
				)}
			</Field>
			{block === "" && (
				<p className="flex items-start gap-2.5 rounded-md bg-primary-soft p-3 text-sm text-on-primary-soft">
					<Icon name="circle-check" />
					<span>
						Say it back: <b>{`${formatRupees(totals.amount)} in cash, ${due}`}.</b>
					</span>
				</p>
			)}
			<p role="status" className="text-sm text-ink-2 empty:hidden">
				{block}
			</p>
			{refusal && (
				<Notice tone="danger" live>
					{refusal}
				</Notice>
			)}
			<Button size="lg" block busy={busy} aria-disabled={block !== ""} onClick={() => void place()}>
				Place order
			</Button>
			<p className="text-center text-xs text-ink-3 max-lg:hidden">
				Ctrl Enter places it, Ctrl Z takes back the last line, Alt 1 to 3 jump.
			</p>
		</Panel>
	);
}

function Placed({
	placed: { order, message, isOfFirst },
	onAgain,
}: {
	placed: NonNullable<PhoneOrderState["placed"]>;
	onAgain: () => void;
}) {
	return (
		<Panel title={`${order.number} is placed`} className="grid max-w-140 justify-items-start gap-3">
			<p role="status">{message}</p>
			{isOfFirst && (
				<Notice tone="warning" title="Please check it.">
					It was sent before and changed since: what was changed may be missing, the number too.
				</Notice>
			)}
			<p className="figures">
				To collect: <b>{formatRupees(order.amount)}</b>
			</p>
			<div className="flex flex-wrap gap-2.5">
				<Button data-place="next" onClick={onAgain}>
					Next caller
				</Button>
				<ButtonLink href={`/seller/orders/${order._id}`} variant="outline">
					See the order
				</ButtonLink>
			</div>
		</Panel>
	);
}
