"use client";

import { Notice } from "@/components/ui/notice";
import { RadioCard, RadioCards } from "@/components/ui/radio-card";
import { choose, useCartChoices } from "@/lib/client/cart-choices";
import { useDelivery } from "@/lib/client/delivery";
import { useShop } from "@/lib/client/shop";
import { useNow } from "@/lib/client/use-now";
import { DELIVERY_OPTIONS, PROMPT_TIMES } from "@/lib/domain/cart-totals";
import { formatTime } from "@/lib/domain/dates";
import { dueText } from "@/lib/domain/delivery-choice";
import { formatRupees } from "@/lib/domain/money";
import { SlotPicker } from "./slot-picker";

/** Where the times can be picked, for whoever is led there. */
export const DELIVERY_TIME_ID = "delivery-time";

/** When the order should come: standard or express, with what that costs (spec 9), or a time of the next days. */
export function DeliveryTimeField({ className }: { className?: string }) {
	const shop = useShop();
	const now = useNow(0);
	const { deliveryTime: wanted } = useCartChoices();
	const { deliveryTime, slot, pausedUntil } = useDelivery();
	return (
		<div id={DELIVERY_TIME_ID} className="grid gap-3">
			<RadioCards legend="Delivery time" className={className}>
				{PROMPT_TIMES.map((time) => {
					const { label, promise } = DELIVERY_OPTIONS[time];
					const fee = shop.deliveryFees[time];
					const isPaused = time === "express" && pausedUntil !== null;
					return (
						<RadioCard
							key={time}
							name="delivery-time"
							label={isPaused ? label : dueText({ deliveryTime: time, slot: null }, now, shop)}
							note={isPaused ? `Paused until ${formatTime(pausedUntil)}` : `${label}, ${promise}`}
							end={isPaused ? undefined : fee === 0 ? "Free" : formatRupees(fee)}
							disabled={isPaused}
							checked={deliveryTime === time}
							onChange={() => choose({ deliveryTime: time, slot: null })}
						/>
					);
				})}
			</RadioCards>
			{wanted === "express" && pausedUntil && (
				<Notice live>Express delivery is paused right now. Standard delivery is chosen.</Notice>
			)}
			<SlotPicker chosen={slot} fee={shop.deliveryFees.slot} now={now} />
		</div>
	);
}
