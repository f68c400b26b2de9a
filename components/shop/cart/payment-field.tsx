"use client";

import { memo } from "react";
import { RadioCard, RadioCards } from "@/components/ui/radio-card";
import { choose } from "@/lib/client/cart-choices";
import type { PaymentMethod } from "@/lib/domain/cart-button";

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
