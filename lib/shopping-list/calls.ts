import "server-only";
import { z } from "zod";
import { anyone, json } from "@/lib/server/calls/call";
import { suggestion } from "@/lib/server/calls/shapes";
import { MAX_LINE_QUANTITY } from "@/lib/stock/rules";
import { linesOf, MAX_LIST_LENGTH, MAX_LIST_LINES } from "./rules/lines";

const EMPTY_LIST = "Please write your list";
const TOO_MANY_LINES = `Up to ${MAX_LIST_LINES} lines at once. Add these, then paste the rest.`;
const TOO_LONG = `A list can have at most ${MAX_LIST_LENGTH} characters`;

const matchListSchema = z.object({
	text: z
		.string({ error: EMPTY_LIST })
		.max(MAX_LIST_LENGTH, TOO_LONG)
		.refine((text) => linesOf(text).length > 0, EMPTY_LIST)
		.refine((text) => linesOf(text).length <= MAX_LIST_LINES, TOO_MANY_LINES),
});

/** Lists that are written, pasted or spoken (next day 5). */
export const shoppingListCalls = {
	match: anyone.post("/api/product/match", {
		summary:
			"Reads a whole list: what the shop has for each line, and how sure that is; an unknown line stays",
		limit: { action: "list" },
		body: json(matchListSchema),
		success: {
			fields: {
				lines: z
					.object({
						text: z.string(),
						product: suggestion.nullable(),
						quantity: z.int().min(1).max(MAX_LINE_QUANTITY),
						others: suggestion.array().max(2),
						isSure: z.boolean(),
					})
					.array(),
			},
		},
	}),
};
