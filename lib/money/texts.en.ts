import { type CreditReason, REASON_TEXTS } from "./refund";

/** Credit, and which mails come, on the account's first tab. */
export const accountMoney = {
	credit: {
		title: "Your credit",
		hint: "It pays for your next order by itself, unless you leave it out in the cart.",
		reason: (reason: CreditReason) => (reason === "order" ? "Used for an order" : REASON_TEXTS[reason]),
		/** Of an entry whose order is still to be paid. */
		kept: "Kept for a wallet payment",
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

type Order = { number: string };

export const mailMoney = {
	refund: {
		subject: ({ shop, number, amount }: Order & { shop: string; amount: string }) =>
			`${amount} of your ${shop} order ${number} went back to you`,
		heading: ({ amount }: { amount: string }) => `${amount} went back to you`,
		preview: ({ number, method }: Order & { method: string }) => `Order ${number}, ${method}.`,
		/** `reference` is null where the way back has none. */
		text: ({
			number,
			amount,
			method,
			reference,
			reach,
		}: Order & { amount: string; method: string; reference: string | null; reach: string }) =>
			`We have given ${amount} of order ${number} back to you ${method}.${reference ? ` Its reference is ${reference}.` : ""} For questions ${reach}.`,
	},
	report: {
		subject: ({ shop, number, product }: Order & { shop: string; product: string }) =>
			`About ${product} of your ${shop} order ${number}`,
		heading: ({ product }: { product: string }) => `About ${product}`,
		text: ({ name, number, product }: Order & { name: string; product: string }) =>
			`Salam ${name}, you told us about ${product} of order ${number}.`,
		refund: ({ amount }: { amount: string }) => `${amount} goes back to you.`,
		credit: ({ amount }: { amount: string }) => `${amount} is in your account as credit for your next order.`,
		refuse: ({ reach }: { reach: string }) => `We cannot give anything back for it. For questions ${reach}.`,
	},
};
