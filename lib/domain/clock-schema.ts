import * as z from "zod";

/** Nobody tries what happens in more than two years. */
const MOST_MINUTES = 2 * 366 * 24 * 60;
const MESSAGE = "Please enter by how many minutes the shop's clock is ahead";

/** By how many minutes the shop's clock is set ahead of the machine's. */
export const clockSchema = z.object({
	offsetMinutes: z.number({ error: MESSAGE }).min(-MOST_MINUTES, MESSAGE).max(MOST_MINUTES, MESSAGE),
});
