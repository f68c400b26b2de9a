import * as z from "zod";
import { LEAST_TERM, MAX_TERM, plainTerm } from "./rules";

const TERM = `Please send a term of ${LEAST_TERM} to ${MAX_TERM} characters`;
const FOUND = "Please say how many products were found";

/** A search that has come to rest. */
export const searchSchema = z.object({
	term: z
		.string({ error: TERM })
		.transform(plainTerm)
		.pipe(z.string().min(LEAST_TERM, TERM).max(MAX_TERM, TERM)),
	found: z.union([z.int().min(0).max(1_000_000), z.boolean()], { error: FOUND }),
});
export type SearchInput = z.output<typeof searchSchema>;

const DAYS = "Please ask for 1 to 90 days";

/** So many days up to today. */
export const searchesQuerySchema = z.object({
	days: z.coerce.number({ error: DAYS }).int(DAYS).min(1, DAYS).max(90, DAYS).default(7),
});
