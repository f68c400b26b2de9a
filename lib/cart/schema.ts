import * as z from "zod";
import { MAX_LINE_QUANTITY } from "@/lib/stock/rules";

/** Quantity of one product: 1 to 99. */
export const quantityField = z
	.int({ error: "Quantity must be a whole number" })
	.min(1, "Quantity must be at least 1")
	.max(MAX_LINE_QUANTITY, `Quantity can be at most ${MAX_LINE_QUANTITY}`);
