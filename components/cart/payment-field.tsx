"use client";

import { memo } from "react";
import { useMessages } from "#messages";
import { RadioCard, RadioCards } from "@/components/ui/form/radio-card";
import { choose } from "@/lib/cart/client/cart-choices";
import type { PaymentMethod } from "@/lib/cart/rules/cart-button";
import type { Wallet } from "@/lib/payments/rules";

type PaymentFieldProps = {
	value: PaymentMethod;
	/** The wallets that can be paid with; none leaves cash alone. */
	wallets: readonly Wallet[];
};

/** How the order is paid: at the door, or now where a wallet is offered (spec 2, Cart). */
export const PaymentField = memo(function PaymentField({ value, wallets }: PaymentFieldProps) {
	const text = useMessages("cartSummary").payment;
	const { names } = useMessages("wallets");
	return (
		<RadioCards legend={text.legend}>
			<RadioCard
				name="payment-method"
				label={text.cash}
				note={text.cashNote}
				checked={value === "cod"}
				onChange={() => choose({ payment: "cod" })}
			/>
			{wallets.length > 0 && (
				<RadioCard
					name="payment-method"
					label={text.online}
					note={text.wallets(wallets.map((wallet) => names[wallet]))}
					checked={value === "online"}
					onChange={() => choose({ payment: "online" })}
				/>
			)}
		</RadioCards>
	);
});
