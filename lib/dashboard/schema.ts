import * as z from "zod";
import { SALES_PERIODS } from "./rules";

/** The period in an address; the shortest where it names none. */
export const salesPeriodField = z.coerce
	.number()
	.pipe(z.union(SALES_PERIODS.map((days) => z.literal(days))))
	.catch(14);
