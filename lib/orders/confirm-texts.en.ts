/** The yes that a first order for much cash waits for: in My Orders, behind the link, and by mail (next day 7). */
export const confirmOrder = {
	page: "Confirm your order",
	ask: {
		/** Before the heading. */
		about: (number: string, amount: string) => `Order ${number}, ${amount} in cash`,
		title: "We wait for your yes",
		text: "We start packing with it. You see your things first and pay at the door.",
		cancel: "Cancel the order",
	},
	link: {
		about: (name: string, promise: string) => `For ${name}, ${promise}`,
		title: "Shall we pack this?",
		order: (number: string) => `Order ${number}`,
		amount: (amount: string) => `${amount}, cash at the door`,
		no: "No, or change something",
		address: "The full address shows when you log in",
		nothingPaid: "Nothing is paid yet",
		payLater: "See your things first, then pay the rider",
	},
	yes: "Yes, I want this order",
	failed: "Your yes could not be sent. Please try again.",
	given: {
		title: "Thank you, we pack it now",
		text: (promise: string, amount: string) => `Promised ${promise}. Please have ${amount} ready.`,
		late: "The time that you chose is over. We call you about another one.",
		follow: "Follow the order",
		earlier: "You have said yes.",
		nothingToDo: "There is nothing more to do.",
	},
	over: { title: "This order was cancelled.", text: "Nothing was paid.", again: "Order again" },
	unknown: {
		title: "This link does not open an order",
		text: "Please log in to see your orders.",
		mine: "My Orders",
	},
	step: { name: "Waits for your yes", note: (when: string) => `Until ${when}` },
	/** The note in which somebody pays at the door. */
	note: {
		legend: "I pay with a note of",
		none: "Not sure",
		one: (change: string, note: string) => `The rider brings ${change} change for your ${note} note.`,
		several: (count: number, change: string) => `You give ${count} notes, the rider brings ${change} change.`,
		exact: "That is exact: no change is needed.",
	},
	walletOnly: {
		title: "Please pay this order with a wallet.",
		text: "Cash is not offered for it.",
		notForThis: "Not for this order",
		mistake: "Is this a mistake?",
		call: (number: string) => `Call us: ${number}`,
	},
	mail: {
		subject: (shop: string, number: string) => `Please confirm your ${shop} order ${number}`,
		heading: "We wait for your yes",
		text: (name: string, number: string, amount: string) =>
			`Shukriya, ${name}. We have your order ${number} over ${amount}, to be paid in cash. Please say yes once, and we pack it.`,
	},
};
