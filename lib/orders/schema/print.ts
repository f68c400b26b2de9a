import * as z from "zod";
import { isObjectId } from "@/lib/text/fields";
import { MAX_PRINTED } from "../rules/print";

const idsField = z.preprocess(
	(value) => (typeof value === "string" ? [value] : value),
	z.array(z.string().refine(isObjectId)).max(MAX_PRINTED),
);

/** What a print page shows: these orders (without any, all that wait to be packed), as which document, on which paper. */
export const printSchema = z.object({
	order: idsField.catch([]),
	as: z.enum(["packing-slip", "invoice"]).catch("packing-slip"),
	paper: z.enum(["a4", "80mm"]).catch("a4"),
});
export type PrintChoice = z.output<typeof printSchema>;
