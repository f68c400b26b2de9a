import { counted } from "@/lib/text/money";

/** The whole shopping list at once (next day 5). */
export const list = {
	title: "Your whole list at once",
	lead: "Write it as you say it: English, Roman Urdu or Urdu. One thing on a line, or with commas.",
	paper: "Your list",
	example: "2 kg aloo\naadha kilo adrak\ndarjan kela",
	tip: "To speak it, tap the microphone on your keyboard. A list from WhatsApp can be pasted as it is.",
	paste: "Paste",
	find: (things: number) => (things === 0 ? "Find" : `Find ${counted(things, "thing")}`),
	tooLong: "Up to 100 lines at once. Add these, then paste the rest.",
	change: "Change",
	changing: "Change a line and it is looked up again. What you chose stays.",
	found: (found: number, all: number) =>
		found === all ? `We found all ${all}` : `We found ${found} of your ${all}`,
	none: "None of these is in our shop",
	noneNote: "Write them another way, or see what is fresh.",
	changeList: "Change the list",
	browse: "Browse Products",
	took: (name: string) => `we took ${name}`,
	rounded: (unit: string, amount: string) => `sold by ${unit.replace(/^1\s/, "the ")}, so we took ${amount}`,
	vague: "please check how much",
	soldOut: (name: string) => `${name} is sold out today`,
	instead: "Not counted until you take one of these:",
	others: "Others",
	quantityOf: (name: string) => `Quantity of ${name}`,
	times: (quantity: number, unit: string) =>
		/^1\s/.test(unit) ? `${quantity} ${unit.slice(2)}` : `${quantity} × ${unit}`,
	still: "Still on your list",
	notHere: "Not in our shop today",
	edit: (line: string) => `Change ${line}`,
	remove: (line: string) => `Take ${line} off the list`,
	things: (things: number, toCheck: number) =>
		toCheck === 0 ? counted(things, "thing") : `${counted(things, "thing")}, ${toCheck} to check`,
	add: (things: number) => (things === 1 ? "Add it" : `Add all ${things}`),
	added: (things: number, rupees: string) => `${counted(things, "thing")} added, ${rupees}`,
	offline: "No network.",
	offlineSince: (time: string) =>
		`We look in the shop that is on your phone${time && `, from ${time}`}. Prices are checked when you order.`,
	notLoaded: "The shop could not be reached. Your list is kept.",
};
