import type { z } from "zod";
import { WALLETS } from "@/lib/payments/rules";
import type { closing, handover, riderCash } from "./calls";

/** What one rider took, handed over and still holds; rupees. */
export type RiderCash = z.output<typeof riderCash>;

/** What came of a handover; rupees. The difference is below 0 where something was missing. */
export type HandoverResult = z.output<z.ZodObject<typeof handover>>;

/** What was thrown away of a product, in sale units, or in grams of what is weighed. */
export type Wasted = Closing["wasted"][number];

export const SALES_KINDS = ["cash", ...WALLETS, "credit"] as const;

/**
 * A day of the shop in figures; rupees. Sales are the orders that were delivered, by how they were paid, as they were
 * packed: cash, every wallet and credit together are what they come to.
 */
export type Closing = z.output<typeof closing>;

/** The notes that are counted, in rupees. */
export const NOTES = [5000, 1000, 500, 100, 50, 20, 10] as const;

/** How a count stands to what was expected, in words, and by how much; rupees. */
export function differenceText(difference: number): "Exactly right" | "Short by" | "Too much by" {
	if (difference === 0) return "Exactly right";
	return difference < 0 ? "Short by" : "Too much by";
}
