import * as z from "zod";
import { objectIdField, requiredText } from "@/lib/text/fields";

const FILL_ALL = "Please fill all fields";

export const reviewSchema = z.object({
	productId: objectIdField,
	name: requiredText(FILL_ALL, 80),
	rating: z
		.int({ error: "Please choose a rating from 1 to 5" })
		.min(1, "Please choose a rating from 1 to 5")
		.max(5, "Please choose a rating from 1 to 5"),
	comment: requiredText(FILL_ALL, 2000),
});
export type ReviewInput = z.infer<typeof reviewSchema>;

export const reviewAnswerSchema = z.object({ text: requiredText("Please write an answer", 500) });

const wholeNumber = z.coerce.number({ error: "Must be a whole number" }).int("Must be a whole number");

export const reviewPartSchema = z.object({
	offset: wholeNumber.min(0, "Must not be negative").optional(),
	limit: wholeNumber.min(1, "Must be at least 1").max(100, "Must be at most 100").optional(),
});
