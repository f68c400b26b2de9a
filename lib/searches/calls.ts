import "server-only";
import { z } from "zod";
import { anyone, call, json } from "@/lib/server/calls/call";
import { LEAST_TERM, MAX_TERM, plainTerm } from "./rules";

const TERM = `Please send a term of ${LEAST_TERM} to ${MAX_TERM} characters`;
const FOUND = "Please say how many products were found";

const searchSchema = z.object({
	term: z
		.string({ error: TERM })
		.transform(plainTerm)
		.pipe(z.string().min(LEAST_TERM, TERM).max(MAX_TERM, TERM)),
	found: z.union([z.int().min(0).max(1_000_000), z.boolean()], { error: FOUND }),
});
export type SearchInput = z.output<typeof searchSchema>;

const DAYS = "Please ask for 1 to 90 days";

const searchesQuerySchema = z.object({
	days: z.coerce.number({ error: DAYS }).int(DAYS).min(1, DAYS).max(90, DAYS).default(7),
});

export const search = z.object({
	term: z.string(),
	times: z.int().min(1),
	found: z.union([z.int().min(0), z.boolean()]),
});

export const searchCalls = {
	note: anyone.post("/api/searches", {
		summary:
			"A browser's word of what was searched for, without any id; nothing is kept where `Sec-GPC: 1` is sent",
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
