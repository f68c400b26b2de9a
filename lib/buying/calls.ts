import "server-only";
import { z } from "zod";
import { dayField } from "@/lib/money/schema";
import { costField } from "@/lib/products/schema/product-form";
import { call, json } from "@/lib/server/calls/call";
import { id, rupees, sold, urduWords } from "@/lib/server/calls/shapes";
import { MAX_LIST_LENGTH } from "@/lib/shopping-list/rules/lines";
import { MAX_STOCK } from "@/lib/stock/rules";
import { objectIdField, requiredText } from "@/lib/text/fields";

/** Of the shop's calendar; today where nothing is said. */
const ofDaySchema = z.object({ day: dayField.optional() });

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
const cameSchema = z.object({
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
const ratesSchema = z.object({
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

const units = z.int().min(0);

export const buyingLine = z
	.object({
		product: id,
		name: z.string(),
		urduName: urduWords.urduName,
		/** What one is: `1 kg`; `g` for what is weighed. */
		unit: z.string(),
		...sold,
		/** For certain: slot orders and weekly baskets of the day. */
		ordered: units,
		/** What this weekday usually needs. */
		usual: units,
		/** What lies there; an uncounted shelf as 0. */
		shelf: units,
		buy: units,
		/** Rupees a piece or kg, null where it is not known; for the owner alone. */
		cost: rupees.nullable().optional(),
	})
	.meta({ id: "BuyingLine" });

export const salesTotals = {
	revenue: z.int(),
	discounts: z.int(),
	tax: rupees,
	fees: rupees,
	sales: rupees,
};

export const margins = {
	products: z.array(
		z.object({
			product: id,
			name: z.string(),
			/** A product that was sold in both ways in these days stands there twice. */
			soldBy: sold.soldBy,
			sold: units,
			revenue: z.int(),
			cost: rupees.nullable(),
			wasted: rupees.nullable(),
			margin: z.int().nullable(),
		}),
	),
	totals: z.object({ ...salesTotals, cost: rupees, wasted: rupees, margin: z.int() }),
	days: z.array(z.object({ day: z.iso.date(), margin: z.int(), wasted: rupees })),
};

const officialList = {
	day: z.iso.date(),
	text: z.string(),
	rates: z.array(
		z.object({
			product: id,
			rate: rupees,
			line: z.string(),
			per: z.object({ measure: z.string(), of: z.number() }).nullable(),
		}),
	),
	unmatched: z.array(z.string()),
};

/** The morning: what to buy, what came, what it earned, and the committee's rates (next day 10). */
export const buyingCalls = {
	list: call.get("/api/seller/buying", {
		summary:
			"What has to be bought for a business day (today without one): what is ordered, what this weekday usually needs, what lies on the shelf; pieces, or grams of what is weighed. `cost` for the owner alone",
		duty: "packing",
		scopes: ["figures:read"],
		query: ofDaySchema,
		success: { fields: { day: z.iso.date(), lines: buyingLine.array() } },
	}),
	came: call.post("/api/seller/buying", {
		summary:
			"What came: the counted shelves rise by it, and the products cost what it cost. The same key again changes nothing",
		scopes: ["stock:write", "products:write"],
		body: json(cameSchema),
		success: {
			fields: {
				day: z.iso.date(),
				lines: z.array(z.object({ product: id, units, cost: rupees.nullable() })),
				total: rupees,
			},
		},
		refusals: [404, 409],
	}),
	margins: call.get("/api/seller/margins", {
		summary:
			"What was earned from one business day to another: revenue after discounts, less cost, less what was thrown away; the totals lead to the closings' sales",
		scopes: ["figures:read"],
		query: marginsQuerySchema,
		success: { fields: margins },
	}),
	rates: call.get("/api/seller/official-rates", {
		summary: "The committee's list of a day, of today without one",
		scopes: ["products:read"],
		query: ofDaySchema,
		success: { fields: officialList },
	}),
	saveRates: call.put("/api/seller/official-rates", {
		summary:
			"The committee's list of a day, as it was pasted: which products it means for certain, and the lines that it does not",
		scopes: ["products:write"],
		body: json(ratesSchema),
		success: { fields: officialList },
		refusals: [409],
	}),
};
