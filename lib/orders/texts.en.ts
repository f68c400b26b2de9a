import { DELIVERY_LABELS, type DeliveryTime, minutesText } from "@/lib/delivery/promise-rules";
import { lateCreditText, methodText } from "@/lib/money/refund";
import { changeText, lineAmountText, lineTimesText } from "@/lib/packing/rules";
import { PAYMENT_MESSAGES } from "@/lib/payments/rules";
import { PROBLEM_TEXTS, type Problem } from "@/lib/reports/rules";
import { taxLabel } from "@/lib/shop/rules/shop-details";
import { isolatedUrdu } from "@/lib/text/isolate";
import { formatRupees } from "@/lib/text/money";
import type { PaymentType } from "./rules/order";
import {
	deliveryText,
	type MissedLine,
	missedText,
	ORDER_CANCELLED_MESSAGE,
	VERIFY_TO_ORDER,
} from "./rules/order-messages";

/** Whether an order that has come is good: stars for it, or a report of what was not right (working day 3). */
export const arrival = {
	ask: "Is everything good?",
	good: "All good",
	notGood: "Something was not fresh",
	rate: {
		title: "How was each one?",
		hint: "Good to hear. Skip what you like.",
		thanks: "Thank you, others read it now.",
		word: (name: string) => `A word about ${name}`,
		placeholder: "How was it? Ripe, sweet, on time?",
		send: "Send",
		failed: "Failed to submit review",
	},
	report: {
		title: "What was not right?",
		item: "Which item",
		problem: "What happened",
		problems: { bad: "Not fresh", missing: "Missing", wrong: "Wrong item" },
		howMany: "How many",
		howMuch: "How much",
		ofThese: (amount: string) => `of the ${amount} you got`,
		howManyOf: (name: string) => `How many of ${name}`,
		photos: "Photos",
		photosHint: (most: number) => `(optional, up to ${most})`,
		takePhoto: "Take a photo",
		removePhoto: (place: number) => `Remove photo ${place}`,
		word: "A word about it",
		private: "The shop answers on this page. Only you and the shop see the photos.",
		send: "Send to the shop",
		failed: "This could not be sent. Nothing is lost: please try again.",
	},
};

/** The checkout in three steps (spec 2). */
export const checkout = {
	loading: "Loading your checkout",
	progress: "Progress",
	done: "Done",
	steps: { 1: "Information", 2: "Delivery", 3: "Payment" },
	stepDone: (step: string) => `${step}, done`,
	edit: "Edit",
	next: "Next Step",
	previous: "Previous",
	placeOrder: "Place Order",
	known: { title: "All as you chose it?", go: "Yes, go to Payment" },
	/** What a finished step holds, in lines. */
	lines: {
		who: (name: string, phone: string) => `${isolatedUrdu(name)}, ${phone}`,
		where: (street: string, city: string, zipCode: string) =>
			`${isolatedUrdu(street)}, ${isolatedUrdu(city)}, ${zipCode}`,
		when: (kind: string, due: string, fee: string) => `${kind}: ${due}, ${fee}`,
		free: "free",
		note: (note: string) => `Note for the rider: ${note}`,
	},
	information: {
		firstName: "First name",
		lastName: "Last name",
		email: "Email",
		phone: "Phone",
		phoneHint: "The rider calls this number.",
	},
	delivery: {
		streetAddress: "Street address",
		streetExample: "House 12, Street 4, Satellite Town",
		streetHint: "Name your area too, so that we know we reach you.",
		city: "City",
		zipCode: "ZIP code",
		instructions: "Delivery instructions",
		instructionsExample: "Green gate, ring twice",
	},
	payment: {
		legend: "Choose your wallet",
		account: (_wallet: string) => "Mobile account",
		number: (wallet: string) => `${wallet} mobile number`,
		numberHint: "The number your wallet is on.",
		/** Before the number that was given for the rider. */
		use: "Use",
		pin: (wallet: string) => `${wallet} asks you to approve with your own PIN.`,
		keepPin: "Never tell your PIN to a rider or to us.",
		/** The way to pay in cash, before, inside and behind its link. */
		or: "Or ",
		cashInstead: "pay cash at the door instead",
		orEnd: ".",
	},
	summary: {
		title: "Your order",
		/** What is chosen, and by when it is there. */
		due: (kind: string, due: string) => `${kind}: ${due}`,
	},
	somethingWrong: "Something went wrong. Please try again.",
	verifyFirst: VERIFY_TO_ORDER,
	loginFirst: PAYMENT_MESSAGES.login,
	notBegun: PAYMENT_MESSAGES.initializationFailed,
};

/** What of an order has to do with goods and money, as the server draws it (spec 2, My Orders). */
export const orderBasket = {
	title: "In the basket",
	/** Of what is weighed: `ordered 1 kg, weighed 920 g, Rs. 26 less`. */
	weighed: {
		ordered: (weight: string) => `ordered ${weight}`,
		comma: ", ",
		weighed: "weighed",
		less: (amount: string) => `${amount} less`,
		extra: (weight: string) => `The extra ${weight} cost you nothing`,
		payLess: (amount: string) => `You pay ${amount} less than you ordered.`,
		/** The same where it was paid before. */
		comesToLess: (amount: string) => `It comes to ${amount} less than you ordered.`,
		lighter: (things: number) =>
			`${things === 1 ? "One thing was" : `${things} things were`} lighter on the scale.`,
	},
	again: "Weekly basket",
	makeWeekly: "Make it weekly",
	help: "Get help",
	/** What a customer writes to the shop, as the chat begins. */
	whatsapp: (number: string) => `Salaam, this is about my order ${number}.`,
	/** How it is paid; `type` is its way of payment in words. */
	payment: {
		/** In the place of `type`. */
		credit: "your credit",
		refundDue: (type: string) => `Paid with ${type}, refund due`,
		refunded: (type: string) => `Paid with ${type}, refunded`,
		nothing: (state: string) => `${state}, nothing to pay`,
		paid: (type: string) => `Paid with ${type}`,
		inCash: "Paid in cash",
		atTheDoor: "Cash On Delivery, to pay at the door",
	},
	/** Where it goes: what stands before the name, the address, the phone, and at the end. */
	to: { before: ". To ", address: ", ", phone: ", phone ", end: "." },
	money: {
		creditIsBack: "Your credit is back.",
		inAccount: (amount: string) => `${amount} is in your account again, for your next order.`,
		wentBack: (amount: string) => `Your ${amount} went back to you.`,
		/** Each of these ends where the link to the contact page stands. */
		notified: "We have written to you how. For questions ",
		safe: (amount: string) => `Your ${amount} is safe.`,
		held: "We cannot send the order as it is. We will call you, or send the money back. You can also ",
		refundDue: "Refund due.",
		goesBack: (amount: string) =>
			`Your ${amount} goes back to you. There is nothing for you to do; for questions `,
		contact: "contact us",
		end: ".",
	},
	/** What was wrong with something that came. */
	problem: (problem: Problem) => PROBLEM_TEXTS[problem],
};

/** What moves or can be pressed on an order, in the browser (spec 2, My Orders). */
export const orderLive = {
	minutesLeft: "minutes left of 60",
	hoursLeft: "left of 4 hours",
	left: "left",
	late: "Late",
	sorry: "We are sorry. It is still coming.",
	cancel: {
		title: "Changed your mind?",
		/** Around the time that is left. */
		before: "You can cancel for ",
		after: " more",
		submit: "Cancel order",
		ask: (number: string) => `Cancel ${number}?`,
		paid: (amount: string, type: string) => `You have paid ${amount} with ${type}: it goes back to you.`,
		notPaid: "Nothing is packed yet. There will be nothing to pay.",
		/** Behind one of these two. */
		credit: (amount: string) => `Your ${amount} of credit goes back into your account.`,
		keep: "Keep the order",
		done: ORDER_CANCELLED_MESSAGE,
		failed: "Failed to cancel the order",
	},
	again: "Order again",
	/** What did not come into the cart. */
	missed: (lines: readonly MissedLine[]) => missedText(lines),
	againFailed: "Failed to add the order to your cart",
};

/** What an order is made of, in the words of pages, mails and receipts (spec 3). Amounts are rupees. */
export const order = {
	paymentType: (type: PaymentType): string => type,
	/** `Standard` */
	deliveryTime: (time: DeliveryTime): string => DELIVERY_LABELS[time],
	/** `Standard, 2-4 hours`, `Sunday, Nov 22, 4 to 6 PM` */
	delivery: deliveryText,
	subtotal: "Subtotal",
	coupon: (code: string) => `Coupon ${code}`,
	deliveryFee: "Delivery fee",
	free: "Free",
	/** `Tax (5%)` */
	tax: taxLabel,
	total: "Total",
	/** What it came to before it was packed otherwise. */
	asOrdered: "As ordered",
	paidWithCredit: "Paid with your credit",
	toPay: "To pay",
	/** Of what was paid: it has gone back, or is still to. */
	wentBack: "Went back to you",
	goesBack: "Goes back to you",
	recipient: "Recipient",
	phone: "Phone",
	address: "Address",
	deliveryLabel: "Delivery",
	payment: "Payment",
	/** Behind the way of payment, once it was paid. */
	paid: ", paid",
	/** Something taken off, with its sign: `−Rs. 200`. */
	less: (amount: number) => `−${formatRupees(amount)}`,
	/** How a line was packed otherwise than it was ordered; null where it was not. */
	change: changeText,
	/** A line with how much was ordered, and what was weighed. */
	lineAmount: lineAmountText,
	/** How much of a line there is at what price: `2 × 280`, `1 kg × 320, weighed 920 g`. */
	lineTimes: lineTimesText,
	/** How money went back: `in cash`, `by JazzCash`. */
	refundMethod: methodText,
	/** Where it came later than promised, and credit makes good for that. */
	lateCredit: lateCreditText,
};

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
	late: "Later than we said. We are sorry.",
	/** Under what may have been not fresh: `tomorrow`, `6:31 PM`. */
	reportUntil: (day: string, time: string) => `You can tell us until ${day}, ${time}.`,
	/** On the way of an order that is packed, around the amount to pay in cash. */
	ready: { before: "Please have ", after: " ready." },
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
		sent: (problem: string, quantity: number, weight: string | null) =>
			`${problem}: ${weight ?? quantity}. We look at it and answer here.`,
		photo: (name: string, place: number, count: number) => `${name} as it came, ${place} of ${count}`,
	},
};
