import * as z from "zod";
import { dayField } from "@/lib/money/schema";
import { costField } from "@/lib/products/schema/product-form";
import { MAX_LIST_LENGTH } from "@/lib/shopping-list/rules/lines";
import { MAX_STOCK } from "@/lib/stock/rules";
import { objectIdField, requiredText } from "@/lib/text/fields";

/** Of the shop's calendar; today where nothing is said. */
export const ofDaySchema = z.object({ day: dayField.optional() });

const AMOUNT = "Please enter how much came, as a whole number";
const ONE_AMOUNT = "Please say either a quantity or grams";
const ONCE = "Each product can stand in the list once";
const MAX_LINES = 500;

const amountField = z.int({ error: AMOUNT }).min(1, AMOUNT).max(MAX_STOCK, AMOUNT).optional();

const cameField = z
	.object({ product: objectIdField, quantity: amountField, grams: amountField, cost: costField })
	.refine(({ quantity, grams }) => (quantity === undefined) !== (grams === undefined), {
		path: ["quantity"],
		message: ONE_AMOUNT,
	});

/** What came for a day, with a key under which it may be sent again. */
export const cameSchema = z.object({
	day: dayField,
	lines: z
		.array(cameField, { error: "Please list what came" })
		.min(1, "Please list what came")
		.max(MAX_LINES, `Please send at most ${MAX_LINES} lines`)
		.refine((lines) => new Set(lines.map(({ product }) => product)).size === lines.length, ONCE),
	key: requiredText("Please send a key", 100),
});
export type CameInput = z.output<typeof cameSchema>;

const MOST_DAYS = 366;
const DAY_MS = 86_400_000;

/** From one day to another, both included. */
export const marginsQuerySchema = z
	.object({ from: dayField, to: dayField })
	.refine(({ from, to }) => from <= to, { path: ["to"], message: "Please name a last day after the first" })
	.refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / DAY_MS < MOST_DAYS, {
		path: ["to"],
		message: `Please ask for at most ${MOST_DAYS} days`,
	});

/** Twice what a customer may paste: the committee names more than anybody buys. */
const MAX_RATES_LENGTH = 2 * MAX_LIST_LENGTH;

/** The committee's list of a day, and what the owner says of names that no product has. */
export const ratesSchema = z.object({
	day: dayField,
	text: z
		.string({ error: "Please paste the list" })
		.max(MAX_RATES_LENGTH, `Please paste at most ${MAX_RATES_LENGTH} characters`),
	known: z
		.array(z.object({ name: requiredText("Please say which name", 200), product: objectIdField.nullable() }))
		.max(200, "Please choose for at most 200 names")
		.default([]),
});
export type RatesInput = z.output<typeof ratesSchema>;
