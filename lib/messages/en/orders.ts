import { minutesText } from "@/lib/domain/order-promise";

/** My Orders, as the server draws it (spec 2). */
export const orders = {
	title: "My Orders",
	weekly: "Weekly baskets",
	list: "Orders",
	newest: "Newest orders",
	older: "Older orders",
	loading: "Loading your orders",
	none: {
		title: "No orders yet",
		text: "Your first one will show here, step by step.",
		start: "Start Shopping",
	},
	/** Before an order's number. */
	order: "Order",
	/** Between the parts of a list in a sentence. */
	comma: ", ",
	/** In the list of orders: what it is, and how many where there are more than one. */
	line: (name: string, quantity: number) => (quantity >= 2 ? `${name}\u00a0×\u00a0${quantity}` : name),
	paid: "Paid",
	refundDue: "Refund due",
	refunded: "Refunded",
	/** After the order's number. */
	deliveredAt: (time: string) => `, delivered at ${time}`,
	early: (minutes: number) => `${minutesText(minutes)} before we said.`,
	promised: (promise: string) => `Promised ${promise}`,
	code: { title: "Your code for the rider.", text: "Tell it at the door, when you have your order." },
	where: "Where it is",
	atYourDoor: "At your door",
	cancelledByYou: "You cancelled it.",
	/** Why the shop cancelled it, as the team wrote it down. */
	reason: (text: string) => text,
	tellMe: "Tell me when the rider leaves",
	/** Read aloud when an order moves. */
	news: (number: string, heading: string) => `Order ${number}: ${heading}.`,
	reports: {
		label: "Your reports",
		waits: (name: string) => `We have your report about ${name}.`,
		refund: (name: string, amount: string) => `${amount} goes back to you for ${name}.`,
		credit: (name: string, amount: string) => `${amount} of credit for ${name}.`,
		refused: (name: string) => `About ${name}: nothing goes back.`,
		sent: (problem: string, quantity: number) =>
			`${problem}: ${quantity}. We look at it and answer here and by mail.`,
		photo: (name: string, place: number, count: number) => `${name} as it came, ${place} of ${count}`,
	},
};
