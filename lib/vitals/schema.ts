import { z } from "zod";
import { PAGE_KINDS } from "./rules";

const milliseconds = z.number().min(0).max(600_000).optional();

/** What a browser tells of one visit; a vital that it does not know is left out. */
export const visitSchema = z.object({
	page: z.enum(PAGE_KINDS),
	lcp: milliseconds,
	inp: milliseconds,
	cls: z.number().min(0).max(1000).optional(),
});
