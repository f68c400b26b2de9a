import type { CreditReason } from "@/lib/money/credit";
import { REASON_TEXTS } from "@/lib/money/refund";

/** Credit, and which mails come, on the account's first tab. */
export const accountMoney = {
	credit: {
		title: "Your credit",
		hint: "It pays for your next order by itself, unless you leave it out in the cart.",
		reason: (reason: CreditReason) => (reason === "order" ? "Used for an order" : REASON_TEXTS[reason]),
		/** Behind the reason, the order's number. */
		ofOrder: (number: string) => `, ${number}`,
		/** With its sign; `amount` in words, without one. */
		more: (amount: string) => `+${amount}`,
		less: (amount: string) => `−${amount}`,
	},
	mails: {
		title: "Mails about your orders",
		label: "When an order is on its way, and when it was delivered",
		hint: "That an order was placed, cancelled or refunded is always mailed.",
		failed: "Failed to save your choice",
	},
};
