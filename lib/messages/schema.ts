import * as z from "zod";
import { placeField, requiredText } from "@/lib/text/fields";
import { MAX_ANSWER } from "./rules";

export const answerSchema = z.object({ text: requiredText("Please write an answer", MAX_ANSWER) });

/** The part of the list that is asked for: what stands below the place that the part above ended with. */
export const inboxQuerySchema = z.object({
	older: z.preprocess((place) => place || undefined, placeField.optional()),
});
export type InboxQuery = z.output<typeof inboxQuerySchema>;
