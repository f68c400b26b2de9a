import * as z from "zod";
import { linesOf, MAX_LIST_LENGTH, MAX_LIST_LINES } from "./rules/lines";

export const EMPTY_LIST = "Please write your list";
export const TOO_MANY_LINES = `Up to ${MAX_LIST_LINES} lines at once. Add these, then paste the rest.`;
const TOO_LONG = `A list can have at most ${MAX_LIST_LENGTH} characters`;

/** A list as somebody wrote, pasted or spoke it. */
export const matchListSchema = z.object({
	text: z
		.string({ error: EMPTY_LIST })
		.max(MAX_LIST_LENGTH, TOO_LONG)
		.refine((text) => linesOf(text).length > 0, EMPTY_LIST)
		.refine((text) => linesOf(text).length <= MAX_LIST_LINES, TOO_MANY_LINES),
});
