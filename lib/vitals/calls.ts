import "server-only";
import { z } from "zod";
import { anyone, json } from "@/lib/server/calls/call";
import { PAGE_KINDS } from "./rules";

const milliseconds = z.number().min(0).max(600_000).optional();

/** What a browser tells of one visit; a vital that it does not know is left out. */
export const visitSchema = z.object({
	page: z.enum(PAGE_KINDS),
	lcp: milliseconds,
	inp: milliseconds,
	cls: z.number().min(0).max(1000).optional(),
});

export const vitalCalls = {
	note: anyone.post("/api/vitals", {
		summary:
			"Counts how fast a visited page was, by its kind alone: nothing of who visited is kept, and with `Sec-GPC: 1` nothing at all",
		limit: { action: "vitals" },
		body: json(visitSchema),
		success: { fields: {} },
	}),
};
