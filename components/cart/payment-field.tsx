"use client";

import { memo } from "react";
import { useMessages } from "#messages";
import { ChangeWords } from "@/components/cart/totals-list";
import { RadioCard, RadioCards, RadioTile } from "@/components/ui/form/choices";
import { Icon } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import { choose, useCartChoices } from "@/lib/cart/client/cart-choices";
import type { PaymentMethod } from "@/lib/cart/rules/cart-button";
import { CASH_NOTES } from "@/lib/orders/rules/order";
import type { Wallet } from "@/lib/payments/rules";
import { useShop } from "@/lib/shop/client/shop";
import { phoneHref } from "@/lib/shop/rules/shop-details";
import { formatAmount } from "@/lib/text/money";

type PaymentFieldProps = {
	value: PaymentMethod;
	/** The wallets that can be paid with; none leaves cash alone. */
	wallets: readonly Wallet[];
	/** Rupees that are left to pay. */
	toPay: number;
};

/** How the order is paid: at the door, or now where a wallet is offered (spec 2, Cart). */
export const PaymentField = memo(function PaymentField({ value, wallets, toPay }: PaymentFieldProps) {
	const text = useMessages("cartSummary").payment;
	const { walletOnly } = useMessages("confirmOrder");
	const { names } = useMessages("wallets");
	const { isWalletOnly } = useCartChoices();
	return (
		<RadioCards legend={text.legend}>
			{isWalletOnly && (
				<Notice tone="warning" live title={walletOnly.title}>
					{walletOnly.text}
				</Notice>
			)}
			<RadioCard
				name="payment-method"
				label={text.cash}
				note={isWalletOnly ? walletOnly.notForThis : text.cashNote}
				disabled={isWalletOnly}
				checked={value === "cod" && !isWalletOnly}
				onChange={() => choose({ payment: "cod" })}
			/>
			{value === "cod" && !isWalletOnly && toPay > 0 && <CashNoteField toPay={toPay} />}
			{wallets.length > 0 && (
				<RadioCard
					name="payment-method"
					label={text.online}
					note={text.wallets(wallets.map((wallet) => names[wallet]))}
					checked={value === "online"}
					onChange={() => choose({ payment: "online" })}
				/>
			)}
			{isWalletOnly && <CallUs />}
		</RadioCards>
	);
});

/** Whoever thinks that it is a mistake reaches somebody. */
function CallUs() {
	const { walletOnly } = useMessages("confirmOrder");
	const { phone } = useShop();
	if (!phone) return null;
	return (
		<p className="text-sm text-ink-2">
			{walletOnly.mistake}{" "}
			<a
				href={phoneHref(phone)}
				className="inline-flex min-h-tap items-center font-bold text-primary underline underline-offset-4"
			>
				{walletOnly.call(phone)}
			</a>
		</p>
	);
}

/** In which note it is paid, so that the rider has the change along. */
function CashNoteField({ toPay }: { toPay: number }) {
	const { note: text } = useMessages("confirmOrder");
	const { cashNote } = useCartChoices();
	return (
		<fieldset className="min-w-0 rounded-md bg-bg-sunk px-4 pt-3 pb-3.5">
			<legend className="float-start mb-2 w-full text-sm font-strong">{text.legend}</legend>
			<div className="clear-both grid grid-cols-[auto_1fr_1fr_1fr] gap-2">
				{[null, ...CASH_NOTES].map((note) => (
					<RadioTile
						key={note ?? "none"}
						name="cash-note"
						checked={cashNote === note}
						onChange={() => choose({ cashNote: note })}
						className="min-h-tap place-items-center bg-surface px-2 font-bold inset-ring-1 inset-ring-line-strong has-checked:bg-primary has-checked:text-on-primary has-checked:inset-ring-0"
					>
						{note === null ? text.none : formatAmount(note)}
					</RadioTile>
				))}
			</div>
			<p role="status" className="mt-2.5 flex min-h-6 gap-2 text-sm text-ink-2">
				{cashNote !== null && (
					<>
						<Icon name="banknote" className="size-5 flex-none text-primary" />
						<ChangeWords {...{ toPay, cashNote }} />
					</>
				)}
			</p>
		</fieldset>
	);
}
