import * as z from "zod";

/** A place in a list that is sorted by time: the time of an entry and its id. */
export type Place = { at: Date; id: string };

/** A place as an address carries it: `milliseconds-id`. */
export const placeField = z
	.string()
	.regex(/^\d{1,15}-[0-9a-f]{24}$/, "This place in the list is not readable")
	.transform((text): Place => {
		const [at = "", id = ""] = text.split("-");
		return { at: new Date(Number(at)), id };
	});

/** The part of a list that is asked for: what stands below a place, or without one the top. */
export const listPartSchema = z.object({ before: placeField.optional() });

/** The place of an entry, for an address; `at` is ISO 8601. */
export function placeText(at: string, id: string): string {
	return `${new Date(at).getTime()}-${id}`;
}
