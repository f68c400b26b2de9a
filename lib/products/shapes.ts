import "server-only";
import { z } from "zod";
import { id } from "@/lib/server/calls/shapes";
import { FILE_KINDS } from "./rules/catalogue-file";
import type { BulkOutcome } from "./rules/product-form";
import type { ListFault, PriceListReport } from "./schema/bulk-change";

/** What answers about many products and files are made of. */

const count = z.int().min(0);

export const bulkOutcome = {
	changed: count,
	missed: z.array(z.object({ _id: id, name: z.string() })),
} satisfies Record<keyof BulkOutcome, z.ZodType>;

/** A line of a file that cannot be taken as it is, and why; `column` and `value` as they stand in it. */
export const listFault = z
	.object({ line: count, message: z.string(), name: z.string(), column: z.string(), value: z.string() })
	.meta({ id: "ListFault" }) satisfies z.ZodType<ListFault>;

export const priceListReport = z
	.object({
		changes: z.array(
			z.object({
				line: count,
				slug: z.string(),
				name: z.string(),
				changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
			}),
		),
		errors: z.array(z.object({ line: count, message: z.string() })),
		faults: listFault.array(),
		added: z.array(z.object({ line: count, name: z.string(), category: z.string(), price: z.string() })),
		unchanged: count,
		understood: z.object({
			kind: z.enum(FILE_KINDS),
			columns: z.array(z.object({ field: z.string(), column: z.string() })),
		}),
	})
	.meta({ id: "PriceListReport" }) satisfies z.ZodType<PriceListReport>;
