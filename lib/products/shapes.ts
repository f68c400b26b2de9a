import "server-only";
import { z } from "zod";
import { id } from "@/lib/server/calls/shapes";
import { FILE_KINDS } from "./rules/catalogue-file";
import { CATEGORIES } from "./rules/product";

/** What answers about many products and files are made of. */

const count = z.int().min(0);

export const bulkOutcome = {
	changed: count,
	/** Those that someone else changed in the meantime, or of which fewer pieces are there. */
	missed: z.array(z.object({ _id: id, name: z.string() })),
};

/** A line of a file that cannot be taken as it is, and why; `column` and `value` as they stand in it. */
export const listFault = z
	.object({
		line: count,
		message: z.string(),
		/** What the cell has to be. */
		needed: z.string(),
		name: z.string(),
		column: z.string(),
		value: z.string(),
	})
	.meta({ id: "ListFault" });

export const priceListReport = z
	.object({
		changes: z.array(
			z.object({
				line: count,
				slug: z.string(),
				name: z.string(),
				urduName: z.string().optional(),
				category: z.enum(CATEGORIES),
				imageUrl: z.string(),
				changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
			}),
		),
		errors: z.array(z.object({ line: count, message: z.string() })),
		/** The same with what stands there, by the file's own column. */
		faults: listFault.array(),
		/** The lines of these faults as they stand in the file, as a CSV that can be mended and sent again; empty without. */
		faultyLines: z.string(),
		/** Products that it would make. */
		added: z.array(
			z.object({
				line: count,
				name: z.string(),
				category: z.string(),
				price: z.string(),
				/** What shoppers pay. */
				offerPrice: z.string(),
			}),
		),
		/** Lines that say what is so already. */
		unchanged: count,
		/** How the file was understood: which of its columns is which field. */
		understood: z.object({
			kind: z.enum(FILE_KINDS),
			columns: z.array(z.object({ field: z.string(), column: z.string() })),
		}),
	})
	.meta({ id: "PriceListReport" });
