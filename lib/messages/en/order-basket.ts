import { PROBLEM_TEXTS, type Problem } from "@/lib/domain/report";

/** What of an order has to do with goods and money, as the server draws it (spec 2, My Orders). */
export const orderBasket = {
	title: "In the basket",
	asPacked: "As packed",
	again: "Weekly basket",
	makeWeekly: "Make it weekly",
	help: "Get help",
	/** What a customer writes to the shop, as the chat begins. */
	whatsapp: (number: string) => `Salaam, this is about my order ${number}.`,
	/** How it is paid; `type` is its way of payment in words. */
	payment: {
		credit: "Paid with your credit",
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
		mailed: "We have mailed you how. For questions ",
		safe: (amount: string) => `Your ${amount} is safe.`,
		held: (type: string) =>
			`${type} confirmed it, but we cannot send the order as it is. We will call you, or send the money back. You can also `,
		refundDue: "Refund due.",
		some: "Some of your money goes back to you. There is nothing for you to do; for questions ",
		goesBack: (amount: string) =>
			`Your ${amount} goes back to you. There is nothing for you to do; for questions `,
		contact: "contact us",
		end: ".",
	},
	/** What was wrong with something that came. */
	problem: (problem: Problem) => PROBLEM_TEXTS[problem],
};
