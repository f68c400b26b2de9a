"use client";

import { useState } from "react";
import { useMessages } from "#messages";
import { RadioCard, RadioCards, RadioTile } from "@/components/ui/form/choices";
import { Icon } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import { useRupees } from "@/components/ui/price";
import { useShopHere } from "@/lib/accounts/client/preferences";
import { choose, useCartChoices } from "@/lib/cart/client/cart-choices";
import { useNow } from "@/lib/client/time";
import { useDelivery, useSlots } from "@/lib/delivery/client";
import { PROMPT_TIMES, saidDay } from "@/lib/delivery/promise-rules";
import type { OfferedSlot } from "@/lib/delivery/rules";
import type { ChosenSlot } from "@/lib/orders/rules/order";
import { useShop } from "@/lib/shop/client/shop";
import { dayOf } from "@/lib/text/dates";
import type { Messages } from "@/lib/text/messages";

/** So few places are worth saying. */
const FEW = 3;

type SlotPickerProps = {
	chosen: ChosenSlot | null;
	/** Rupees. */
	fee: number;
	now: number;
};

const option = "min-h-tap content-center justify-items-center px-2 py-1.5 leading-snug font-semibold";
const dayClass =
	"text-ink-2 has-checked:bg-surface has-checked:text-ink has-checked:inset-ring-[1.5px] has-checked:inset-ring-primary";
const slotClass =
	"bg-surface inset-ring-1 inset-ring-line-strong has-checked:bg-primary has-checked:text-on-primary has-checked:inset-ring-0 has-disabled:bg-bg-sunk has-disabled:text-ink-3 has-disabled:inset-ring-0 " +
	"hover:inset-ring-[1.5px] hover:inset-ring-primary has-disabled:hover:inset-ring-0";

function noteOf({ isAvailable, left }: OfferedSlot, text: Messages["delivery"]): string | null {
	if (!isAvailable) return text.full;
	return left === null || left > FEW ? null : text.placesLeft(left);
}

/** Four rows of times: as high while they are on their way, and on a day with few of them. What stands below is not to move. */
const ROOM = "min-h-76";

/** A time of today or the two days after: its day, the night after it included, then its hours. Full ones can be seen, not chosen. */
function SlotPicker({ chosen, fee, now }: SlotPickerProps) {
	const text = useMessages("delivery");
	const times = useMessages("time");
	const rupees = useRupees();
	const shop = useShop();
	const slots = useSlots();
	const [pickedDay, setPickedDay] = useState<string | null>(null);
	const slotDay = ({ from }: ChosenSlot) => saidDay(new Date(from), shop);
	const days = [...new Set((slots ?? []).map(slotDay))];
	const wanted = pickedDay ?? (chosen && slotDay(chosen));
	const day = days.find((one) => one === wanted) ?? days[0];
	if (!slots) return <div className={ROOM} />;
	if (!day) return null;
	return (
		<div className={`grid content-start gap-2.5 ${ROOM}`}>
			<p className="flex justify-between gap-4 text-sm">
				<b className="font-strong">{text.pickTime}</b>
				<span className="text-ink-3">{fee === 0 ? text.free : rupees(fee)}</span>
			</p>
			<fieldset className="grid grid-flow-col auto-cols-fr gap-1 rounded-md bg-bg-sunk p-1">
				<legend className="sr-only">{text.day}</legend>
				{days.map((one) => {
					const moment = new Date(`${one}T12:00:00+05:00`);
					return (
						<RadioTile
							key={one}
							name="delivery-day"
							checked={one === day}
							onChange={() => setPickedDay(one)}
							className={`${option} ${dayClass}`}
						>
							<span className="capitalize">
								{one < dayOf(new Date(now)) ? text.tonight : times.nearDay(moment, now)}
							</span>
							<span className="text-xs font-normal">{times.shortDay(one)}</span>
						</RadioTile>
					);
				})}
			</fieldset>
			<fieldset className="grid grid-cols-2 gap-2">
				<legend className="sr-only">{text.time}</legend>
				{slots
					.filter((slot) => slotDay(slot) === day)
					.map((slot) => {
						const note = noteOf(slot, text);
						return (
							<RadioTile
								key={slot.id}
								name="delivery-time"
								disabled={!slot.isAvailable}
								checked={chosen?.id === slot.id}
								onChange={() =>
									choose({ deliveryTime: "slot", slot: { id: slot.id, from: slot.from, to: slot.to } })
								}
								className={`${option} ${slotClass}`}
							>
								<span>{times.slotHours(slot)}</span>
								{note && <span className="text-xs font-normal">{note}</span>}
							</RadioTile>
						);
					})}
			</fieldset>
		</div>
	);
}

/** Where the times can be picked, for whoever is led there. */
export const DELIVERY_TIME_ID = "delivery-time";

/** When the order should come: standard or express, with what that costs (spec 9), or a time of the next days. */
export function DeliveryTimeField({ className }: { className?: string }) {
	const text = useMessages("delivery");
	const times = useMessages("time");
	const { due } = useMessages("slots");
	const rupees = useRupees();
	const shop = useShopHere();
	const now = useNow(0);
	const { deliveryTime: wanted } = useCartChoices();
	const { deliveryTime, slot, pausedUntil } = useDelivery();
	return (
		<div id={DELIVERY_TIME_ID} className="grid gap-3">
			<RadioCards legend={text.legend} className={className}>
				{PROMPT_TIMES.map((time) => {
					const name = text.names[time];
					const fee = shop.deliveryFees[time];
					const isPaused = time === "express" && pausedUntil !== null;
					// It takes longer to some areas: there only the hour beside it is true.
					const promised = shop.extraMinutes > 0 ? name : text.promised(name, text.promises[time]);
					return (
						<RadioCard
							key={time}
							name="delivery-time"
							label={isPaused ? name : due({ deliveryTime: time, slot: null }, now, shop)}
							note={isPaused ? text.pausedUntil(times.time(pausedUntil)) : promised}
							end={isPaused ? undefined : fee === 0 ? text.free : rupees(fee)}
							disabled={isPaused}
							checked={deliveryTime === time}
							onChange={() => choose({ deliveryTime: time, slot: null })}
						/>
					);
				})}
			</RadioCards>
			{wanted === "express" && pausedUntil && <Notice live>{text.paused}</Notice>}
			<SlotPicker chosen={slot} fee={shop.deliveryFees.slot} now={now} />
		</div>
	);
}

/** While the shop is closed: when it opens, and by when what is ordered now is there. */
export function ClosedBand() {
	const shop = useShopHere();
	const now = useNow(0);
	const text = useMessages("delivery");
	const words = useMessages("time").opening(now, shop);
	if (!words) return null;
	return (
		<div
			role="status"
			className="flex items-center gap-3.5 rounded-lg bg-deep px-5 py-4 text-on-deep on-deep"
		>
			<Icon name="moon" className="size-6 flex-none text-mango-300" />
			<p className="grid leading-snug">
				<b className="display-type text-lg tracking-heading">{text.opens(words.opens)}</b>
				<span className="text-sm">{text.orderNow(words.due)}</span>
			</p>
		</div>
	);
}
