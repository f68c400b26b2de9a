import * as z from "zod";
import { objectIdField, requiredText } from "@/lib/text/fields";

const COUNTED = "Please enter what was counted, in whole rupees";
/** Nobody carries more. */
const MOST_RUPEES = 10_000_000;

/** A rider's cash as it was counted, in rupees, with a key under which it may be sent again. */
export const handoverSchema = z.object({
	rider: objectIdField,
	counted: z.int({ error: COUNTED }).min(0, COUNTED).max(MOST_RUPEES, COUNTED),
	key: requiredText("Please send a key", 100),
});
export type HandoverInput = z.output<typeof handoverSchema>;

const DAY = "Please name a day as YYYY-MM-DD";

/** A day of the shop's calendar. */
export const dayField = z.iso.date({ error: DAY });

/** Which day's closing, and whether as a file. */
export const closingQuerySchema = z.object({
	day: dayField,
	format: z.enum(["csv"], { error: "Format must be csv" }).optional(),
});
