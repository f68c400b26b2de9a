import { formatRupees } from "@/lib/text/money";
import { PUSH_OFF, PUSH_ON } from "./rules";

/** Word on this device, while it is switched on or off (working day 4). */
export const pushSwitch = {
	on: `${PUSH_ON}.`,
	off: `${PUSH_OFF}.`,
	unsupported:
		"This browser cannot show messages while the shop is closed. On an iPhone, put the shop on your home screen first.",
	denied: "Your browser does not let the shop show messages. You can allow it in its settings for this page.",
	failed: "This could not be changed. Please try again.",
};

/** What a device shows: few words, since a locked phone shows them to whoever is near. Amounts are rupees. */
export const push = {
	waits: {
		title: (number: string) => `Order ${number} waits`,
		body: "We call you about it.",
	},
	packed: {
		title: (number: string) => `Order ${number} is packed`,
		body: "The rider takes it next.",
	},
	onItsWay: {
		title: "The rider has left with your order",
		paid: (number: string) => `${number} is paid.`,
		toPay: (number: string, amount: number) => `${number}: please have ${formatRupees(amount)} ready.`,
	},
	delivered: {
		title: "Your order is here",
		body: (number: string) => `${number} was delivered. Khush raho!`,
	},
	cancelled: {
		title: (number: string) => `Order ${number} was cancelled`,
		body: "Nothing will be delivered. My Orders says why.",
	},
	/** A weekly basket has become an order. */
	weekly: {
		title: (basket: string) => `${basket} comes tomorrow`,
		body: (number: string) => `It is order ${number}. My Orders shows it.`,
	},
	/** A delivery is a rider's now. */
	assigned: {
		title: (number: string) => `A delivery for you: ${number}`,
		body: (area: string) => `To ${area}.`,
	},
};
