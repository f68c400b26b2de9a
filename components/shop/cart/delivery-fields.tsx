"use client";

import { memo } from "react";
import { RadioCard, RadioCards } from "@/components/ui/radio-card";
import { choose } from "@/lib/client/cart-choices";
import { useShop } from "@/lib/client/shop";
import type { PaymentMethod } from "@/lib/domain/cart-button";
import { DELIVERY_OPTIONS, PROMPT_TIMES, type PromptTime } from "@/lib/domain/cart-totals";
import { formatRupees } from "@/lib/domain/money";

/** When the order should come: standard or express, with what that costs (spec 9). */
export const DeliveryTimeField = memo(function DeliveryTimeField({ value }: { value: PromptTime }) {
	const { deliveryFees } = useShop();
	return (
		<RadioCards legend="Delivery time">
			{PROMPT_TIMES.map((time) => {
				const { label, promise } = DELIVERY_OPTIONS[time];
				const fee = deliveryFees[time];
				return (
					<RadioCard
						key={time}
						name="delivery-time"
						label={label}
						note={promise}
						end={fee === 0 ? "Free" : formatRupees(fee)}
						checked={value === time}
						onChange={() => choose({ deliveryTime: time })}
					/>
				);
			})}
		</RadioCards>
	);
});

type PaymentFieldProps = {
	value: PaymentMethod;
	/** Names of the wallets that can be paid with; none leaves cash alone. */
	wallets: readonly string[];
};

/** How the order is paid: at the door, or now where a wallet is offered (spec 2, Cart). */
export const PaymentField = memo(function PaymentField({ value, wallets }: PaymentFieldProps) {
	return (
		<RadioCards legend="Payment method">
			<RadioCard
				name="payment-method"
				label="Cash On Delivery"
				note="Pay the rider at the door"
				checked={value === "cod"}
				onChange={() => choose({ payment: "cod" })}
			/>
			{wallets.length > 0 && (
				<RadioCard
					name="payment-method"
					label="Online Payment"
					note={wallets.join(" or ")}
					checked={value === "online"}
					onChange={() => choose({ payment: "online" })}
				/>
			)}
		</RadioCards>
	);
});
