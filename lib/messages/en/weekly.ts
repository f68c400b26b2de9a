import { type BasketRhythm, dayText, TIME_NOT_OFFERED, WEEKDAYS } from "@/lib/domain/weekly-basket";

/** A weekly basket, to look at and to change (working day 6). */
export const weekly = {
	/** `Friday, Nov 27` for a day written as 2026-11-27. */
	day: dayText,
	/** 1 to 7, Monday first; in a few letters, and in full. */
	weekday: (day: number): { short: string | undefined; full: string | undefined } => ({
		short: WEEKDAYS[day - 1]?.slice(0, 3),
		full: WEEKDAYS[day - 1],
	}),
	next: {
		paused: "Paused",
		asleep: "Nothing comes until you wake it.",
		/** How often, and where to; the address is null where there is none yet. */
		rhythm: (every: BasketRhythm, address: string | null) =>
			`Every ${every === 1 ? "week" : "two weeks"}${address ? ` to ${address}` : ""}. Cash at the door.`,
		noTime: "no time",
		notOffered: TIME_NOT_OFFERED,
		comma: ",",
		pause: "Pause",
		wake: "Wake it",
		skip: (day: string) => `Skip ${day}`,
		undoSkip: (day: string) => `Undo skip of ${day}`,
		made: (day: string, number: string) => `${day} is order ${number}.`,
		change: "See or skip it",
	},
	items: "Items",
	soldOut: "Sold out today: it would be left out",
	onlyToday: (count: number) => `Only ${count} today`,
	today: (price: string) => `${price} today`,
	quantityOf: (name: string) => `Quantity of ${name}`,
	remove: (name: string) => `Remove ${name}`,
	add: "Add something",
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
	where: { title: "Where to", address: "Address", choose: "Please choose", yours: "Your addresses" },
	ifMissing: "If something is missing",
	happens: {
		title: "What happens",
		/** The evening before, and what is done then. */
		when: (weekday: string) => `${weekday} at 6 PM`,
		becomes:
			" it becomes a cash order at that day’s prices, and we mail you. With one link in the mail you can skip it.",
		soldOut: "What is sold out is left out, and the mail names it.",
		below: (minimum: string) =>
			`Below ${minimum} or with no place left there is no order. The mail says why.`,
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
