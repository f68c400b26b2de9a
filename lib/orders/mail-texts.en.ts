import { formatDate, formatTime } from "@/lib/text/dates";
import type { PaymentType } from "./rules/order";
import type { OrderStatus } from "./rules/order-states";

/** The invoice that goes with an order (spec 4). Amounts are as people read them. */
export const invoice = {
	title: ({ number }: { number: string }) => `Invoice ${number}`,
	status: (status: OrderStatus): string => status,
	/** A moment of the past, ISO 8601. */
	moment: (iso: string) => `${formatDate(iso)}, ${formatTime(iso)}`,
	item: "Item",
	price: "Price",
	rupees: "Rs.",
	subtotal: "Subtotal",
	delivery: ({ way }: { way: string }) => `Delivery, ${way.toLowerCase()}`,
	total: "Total",
	/** How it was paid, to go on in the sentences below. */
	way: (type: PaymentType) => (type === "Cash On Delivery" ? "in cash" : `with ${type}`),
	withCredit: "with credit",
	paidPart: ({ way, amount }: { way: string; amount: string }) => `Paid ${way}: ${amount}.`,
	givenBack: ({ amount }: { amount: string }) => `Given back: ${amount}.`,
	refundDue: ({ amount }: { amount: string }) => `Refund due: ${amount}.`,
	/** `moment` is null where it is not known when. */
	paid: ({ way, moment }: { way: string; moment: string | null }) =>
		`Paid ${way}${moment ? ` on ${moment}` : ""}`,
	nothingToPay: "Nothing to pay",
	toPay: ({ payment, amount }: { payment: string; amount: string }) =>
		`${payment}: ${amount} to pay at the door`,
};

type Order = { number: string };

type OfShop = Order & { shop: string };

type ToPerson = Order & { name: string };

export const mailOrder = {
	/** The four digits for the door. */
	code: "Your code for the rider",
	codeNote: "Tell it to the rider at the door, when you have your order. Nobody else needs it.",
	/** How to get fewer mails; `address` is where. */
	turnOff: ({ address }: { address: string }) =>
		`You can turn these mails off in your account: ${address}. A cancellation is always mailed.`,
	/** `delivery` and by when it is there. */
	deliveryBy: ({ delivery, promise }: { delivery: string; promise: string }) => `${delivery}: ${promise}`,
	placed: {
		subject: ({ shop, number }: OfShop) => `Your ${shop} order ${number}`,
		heading: "Your order is placed",
		preview: ({ number }: Order) => `${number}: we are packing it now.`,
		text: ({ name, number }: ToPerson) =>
			`Shukriya, ${name}. We have your order ${number} and are packing it now.`,
	},
	onHold: {
		subject: ({ shop, number }: OfShop) => `Your ${shop} order ${number} is on hold`,
		heading: "We have your money, and your order waits",
		preview: ({ number }: Order) => `${number}: we call you about it, or send the money back.`,
		text: ({
			name,
			number,
			payment,
			amount,
			why,
			reach,
		}: ToPerson & { payment: string; amount: string; why: string | null; reach: string }) =>
			`Salam ${name}, ${payment} confirmed your payment of ${amount}, but we cannot send order ${number} as it is.${why ? ` ${why}` : ""} We will call you, or send the money back. You can also ${reach}.`,
	},
	/** It waits for a word with its customer, as after a delivery that failed. */
	waits: {
		subject: ({ shop, number }: OfShop) => `Your ${shop} order ${number} is on hold`,
		heading: "Your order is on hold",
		preview: ({ number }: Order) => `${number}: we call you about it.`,
		text: ({ name, number, reach }: ToPerson & { reach: string }) =>
			`Salam ${name}, order ${number} is on hold. We call you about it. No money of yours is lost. You can also ${reach}.`,
	},
	packed: {
		subject: ({ shop, number }: OfShop) => `Your ${shop} order ${number} is packed, with a change`,
		heading: "Your order is packed, with a change",
		preview: ({ number, changes }: Order & { changes: string }) => `${number}: ${changes}`,
		/** Where something was otherwise in the bag that was told of before. */
		whole: "Everything is in your bag now.",
		comesTo: ({ amount, instead }: { amount: string; instead: string | null }) =>
			`It comes to ${amount}${instead ? ` instead of ${instead}` : ""}.`,
		text: ({ name, number, changes, reach }: ToPerson & { changes: string; reach: string }) =>
			`Salam ${name}, not everything in order ${number} was there as you ordered it. ${changes} For questions ${reach}.`,
	},
	onItsWay: {
		subject: ({ shop, number }: OfShop) => `Your ${shop} order ${number} is on its way`,
		heading: "Your order is on its way",
		preview: ({ number, toPay }: Order & { toPay: string }) => `${number}: ${toPay}`,
		text: ({ name, number, toPay }: ToPerson & { toPay: string }) =>
			`Salam ${name}, our rider has order ${number} and is coming to you. ${toPay}`,
		isPaid: "It is paid.",
		haveReady: ({ amount }: { amount: string }) => `Please have ${amount} ready.`,
	},
	delivered: {
		subject: ({ shop, number }: OfShop) => `Your ${shop} order ${number} was delivered`,
		heading: "Your order is there",
		preview: ({ number }: Order) => `${number}: enjoy it.`,
		text: ({ name, number, reach }: ToPerson & { reach: string }) =>
			`Shukriya, ${name}. Order ${number} was delivered. If anything is not as it should be, ${reach}.`,
	},
	cancelled: {
		subject: ({ shop, number }: OfShop) => `Your ${shop} order ${number} was cancelled`,
		heading: "Your order was cancelled",
		preview: ({ number }: Order) => `${number}: nothing will be delivered.`,
		text: ({ name, cause, money }: { name: string; cause: string; money: string }) =>
			`Salam ${name}, ${cause} ${money}`,
		asAsked: ({ number }: Order) => `we have cancelled order ${number} as you asked.`,
		/** By the shop; `reason` is null where none was written down. */
		byShop: ({ number, reason }: Order & { reason: string | null }) =>
			`we are sorry: we had to cancel order ${number}.${reason ? ` The reason: ${reason}.` : ""}`,
		nothingToPay: "Nothing is to be paid.",
		goesBack: ({ amount }: { amount: string }) => `Your ${amount} goes back to you.`,
		wentBack: ({ amount }: { amount: string }) => `Your ${amount} went back to you.`,
		creditIsBack: ({ amount }: { amount: string }) => `Your credit of ${amount} is in your account again.`,
		questions: ({ reach }: { reach: string }) => `For questions ${reach}.`,
	},
};
