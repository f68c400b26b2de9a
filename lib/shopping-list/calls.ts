import "server-only";
import { z } from "zod";
import { call, json } from "@/lib/server/calls/call";
import { suggestion } from "@/lib/server/calls/shapes";
import { MAX_LINE_QUANTITY } from "@/lib/stock/rules";
import { matchListSchema } from "./schema";

/** Lists that are written, pasted or spoken (next day 5). */
export const shoppingListCalls = {
	match: call.post("/api/product/match", {
		summary:
			"Reads a whole list: what the shop has for each line, and how sure that is; an unknown line stays",
		who: "anyone",
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
