import { WEEKDAYS } from "@/lib/text/dates";
import { type BasketRhythm, dayText, TIME_NOT_OFFERED, WALLET_ONLY } from "./rules";

/** That the hours of its day are others, so that a basket comes at another time. */
const moved = ({ when }: { when: string }) => `Our hours differ this time: it comes on ${when}.`;

/** Mails about weekly baskets: the order that one became, or why it became none (working day 6). */
export const mailWeekly = {
	/** `Friday, Nov 27` for a day written as 2026-11-27. */
	day: dayText,
	/** Something of which only some are there: `Mango Chaunsa (1 of 3)`. */
	someOf: ({ name, missing, wanted }: { name: string; missing: string; wanted: string }) =>
		`${name} (${missing} of ${wanted})`,
	leftOut: ({ products }: { products: readonly string[] }) =>
		`This could not be bought and was left out: ${products.join(", ")}.`,
	moved,
	/** What ends in no full stop yet. */
	sentence: (words: string) => `${words}.`,
	/** Where nothing was left out, in a message. */
	whole: "All of it comes.",
	made: {
		subject: ({ basket, number }: { basket: string; number: string }) =>
			`Your weekly basket ${basket} is order ${number}`,
		heading: ({ day }: { day: string }) => `It comes on ${day}`,
		preview: ({ number }: { number: string }) => `${number}: leave it out with one link.`,
		text: ({ name, basket, number }: { name: string; basket: string; number: string }) =>
			`Salam ${name}, your weekly basket ${basket} has become order ${number} at today's prices.`,
		button: "See or skip this order",
		note: "The link works without signing in, for this order alone, until its delivery time begins or it is packed. Whoever has it can skip the order.",
	},
	missed: {
		subject: ({ shop, day }: { shop: string; day: string }) =>
			`No ${shop} order from your weekly basket for ${day}`,
		heading: "No order this time",
		preview: ({ basket, day, reason }: { basket: string; day: string; reason: string }) =>
			`${basket}, ${day}: ${reason}`,
		text: ({ name, basket, day, reason }: { name: string; basket: string; day: string; reason: string }) =>
			`Salam ${name}, your weekly basket ${basket} has not become an order for ${day}. ${reason}`,
		button: "See my weekly baskets",
		note: "The basket stays as it is for the next time.",
	},
};

/** The order behind a mail's link: to leave it out (working day 6). */
export const weeklyOrder = {
	skipped: "Left out.",
	skippedText: "Nothing will be delivered. Your weekly basket comes again the next time.",
	tooLate: "It is too late to skip this order here. Please call us, and we will see what we can do.",
	leftOut: "Left out:",
	notBought: (products: readonly string[]) => `${products.join(", ")} could not be bought.`,
	comes: "What comes",
	/** Around the order's number. */
	order: "Order ",
	cash: ", cash at the door",
	skip: "Skip this order",
	sure: "Skip it? Nothing will be delivered this time.",
	yes: "Skip it",
	keep: "Keep it",
	failed: "This could not be saved. Please try again.",
};

/** The pages of weekly baskets, as the server draws them (working day 6). */
export const weeklyPage = {
	title: "Weekly baskets",
	new: "New weekly basket",
	none: "No weekly basket yet",
	noneText: "What you order every week comes by itself: make it of an earlier order, or of your cart.",
	chooseOrder: "Choose an order",
	ofCart: "Make it of my cart",
	order: {
		title: "Your weekly order",
		over: "This link is no longer valid",
		overText: "It was for one order, until its delivery time began.",
		mine: "My weekly baskets",
	},
};

/** A weekly basket, to look at and to change (working day 6). */
export const weekly = {
	/** `Friday, Nov 27` for a day written as 2026-11-27. */
	day: dayText,
	/** 1 to 7, Monday first; in a few letters, and in full. */
	weekday: (day: number): { short: string | undefined; full: string | undefined } => ({
		short: WEEKDAYS[day - 1]?.slice(0, 3),
		full: WEEKDAYS[day - 1],
	}),
	/** What a new basket is called. */
	basketOf: (weekday: number) => `${WEEKDAYS[weekday - 1]} basket`,
	next: {
		paused: "Paused",
		asleep: "Nothing comes until you wake it.",
		/** How often, and where to; the address is null where there is none yet. */
		rhythm: (every: BasketRhythm, address: string | null) =>
			`Every ${every === 1 ? "week" : "two weeks"}${address ? ` to ${address}` : ""}. Cash at the door.`,
		noTime: "no time",
		notOffered: TIME_NOT_OFFERED,
		closedOn: (day: string) => `We are closed on ${day}. Nothing comes on that day.`,
		moved,
		notServed: "We do not deliver to this address. Please choose another one, or nothing comes.",
		walletOnly: `${WALLET_ONLY} Nothing comes unless your credit pays for all of it.`,
		comma: ",",
		pause: "Pause",
		wake: "Wake it",
		skip: (day: string) => `Skip ${day}`,
		undoSkip: "Undo skip",
		made: (day: string, number: string) => `${day} is order ${number}.`,
		change: "See or skip it",
	},
	items: "Items",
	soldOut: "Sold out today: it would be left out",
	onlyToday: (amount: string) => `Only ${amount} today`,
	today: (price: string) => `${price} today`,
	add: "Add something",
	addList: "A whole list",
	addExample: "Aloo, mango, palak",
	noneFound: "Nothing more goes by this name.",
	when: {
		title: "Which day",
		weekday: "Weekday",
		often: "How often",
		every: (every: BasketRhythm) => (every === 1 ? "Every week" : "Every 2 weeks"),
		name: "Its name",
		time: "Time",
		later: "Later times",
	},
	where: { title: "Where to", address: "Address", choose: "Please choose" },
	ifMissing: "If something is missing",
	happens: {
		title: "What happens",
		/** The evening before, and what is done then. */
		when: (weekday: string) => `${weekday} at 6 PM`,
		becomes:
			" it becomes a cash order at that day’s prices, and we write to you. With one link in that message you can skip it.",
		soldOut: "What is sold out is left out, and the message names it.",
		below: (minimum: string) =>
			`Below ${minimum} or with no place left there is no order. The message says why.`,
	},
	against: {
		empty: "There is nothing in it.",
		minimum: (missing: string) => `${missing} to the minimum order.`,
		address: "Please choose an address.",
		name: "Please give it a name.",
	},
	about: "About, at today’s prices",
	saved: "Saved",
	save: "Save",
	make: "Make it weekly",
	delete: {
		ask: "Delete this basket",
		sure: "Delete it for good? Orders that it has become stay.",
		yes: "Delete",
		keep: "Keep it",
	},
	failed: "This could not be saved. Please try again.",
};
