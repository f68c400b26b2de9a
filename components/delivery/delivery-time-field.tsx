"use client";

import { useMessages } from "#messages";
import { RadioCard, RadioCards } from "@/components/ui/form/radio-card";
import { Notice } from "@/components/ui/notice";
import { useRupees } from "@/components/ui/price";
import { choose, useCartChoices } from "@/lib/cart/client/cart-choices";
import { useNow } from "@/lib/client/use-now";
import { useDelivery } from "@/lib/delivery/client";
import { PROMPT_TIMES } from "@/lib/delivery/promise-rules";
import { useShop } from "@/lib/shop/client/shop";
import { SlotPicker } from "./slot-picker";

/** Where the times can be picked, for whoever is led there. */
export const DELIVERY_TIME_ID = "delivery-time";

/** When the order should come: standard or express, with what that costs (spec 9), or a time of the next days. */
export function DeliveryTimeField({ className }: { className?: string }) {
	const text = useMessages("delivery");
	const times = useMessages("time");
	const { due } = useMessages("slots");
	const rupees = useRupees();
	const shop = useShop();
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
					return (
						<RadioCard
							key={time}
							name="delivery-time"
							label={isPaused ? name : due({ deliveryTime: time, slot: null }, now, shop)}
							note={
								isPaused
									? text.pausedUntil(times.time(pausedUntil))
									: text.promised(name, text.promises[time])
							}
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
