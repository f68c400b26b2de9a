import { dayText } from "@/lib/domain/weekly-basket";

/** Mails about weekly baskets: the order that one became, or why it became none (working day 6). */
export const mailWeekly = {
	/** `Friday, Nov 27` for a day written as 2026-11-27. */
	day: dayText,
	/** Something of which only some are there: `Mango Chaunsa (1 of 3)`. */
	someOf: ({ name, missing, wanted }: { name: string; missing: number; wanted: number }) =>
		`${name} (${missing} of ${wanted})`,
	leftOut: ({ products }: { products: readonly string[] }) =>
		`This could not be bought and was left out: ${products.join(", ")}.`,
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
