import "server-only";
import { z } from "zod";
import { call, json } from "@/lib/server/calls/call";
import type { Search } from "./rules";
import { searchesQuerySchema, searchSchema } from "./schema";

const search = z.object({
	term: z.string(),
	times: z.int().min(1),
	found: z.union([z.int().min(0), z.boolean()]),
}) satisfies z.ZodType<Search>;

/** What is searched for. */
export const searchCalls = {
	note: call.post("/api/searches", {
		summary:
			"A browser's word of what was searched for, without any id; nothing is kept where `Sec-GPC: 1` is sent",
		who: "anyone",
		limit: { action: "search" },
		body: json(searchSchema),
		success: { fields: {} },
	}),
	list: call.get("/api/seller/searches", {
		summary: "What was searched for in the last days (7 without a word), each term only from two people on",
		scopes: ["figures:read"],
		query: searchesQuerySchema,
		success: { fields: { searches: search.array() } },
	}),
};
