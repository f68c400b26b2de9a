import "server-only";
import { call, json } from "@/lib/server/calls/call";
import { visitSchema } from "./schema";

/** How fast pages are with those who visit them. */
export const vitalCalls = {
	note: call.post("/api/vitals", {
		summary:
			"Counts how fast a visited page was, by its kind alone: nothing of who visited is kept, and with `Sec-GPC: 1` nothing at all",
		who: "anyone",
		limit: { action: "vitals" },
		body: json(visitSchema),
		success: { fields: {} },
	}),
};
