import { readFileSync } from "node:fs";
import { z } from "zod";
import type { SeedReview } from "./types";

const CATEGORIES = ["fruits", "vegetables", "bundles"];

const line = z.tuple([
	z.coerce.number().pipe(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])),
	z.coerce.number().int().positive(),
	z.enum(["bought", "guest"]),
	z.string().min(2),
	z.string().min(1),
]);

/**
 * Reads a list of reviews: "# slug" opens a product, then one review a line,
 * "stars | days ago | bought or guest | name | comment". Throws on a line of another form.
 */
export function readReviews(text: string): SeedReview[] {
	let product = "";
	return text.split("\n").flatMap((row): SeedReview[] => {
		if (row.startsWith("# ")) product = row.slice(2).trim();
		if (row.startsWith("# ") || row.trim() === "") return [];
		const [rating, daysAgo, buyer, name, comment] = line.parse(row.split(" | "));
		return [{ product, name, rating, comment, daysAgo, isVerified: buyer === "bought" }];
	});
}

/** What shoppers have said so far; the same list on every run. */
export const reviews: readonly SeedReview[] = CATEGORIES.flatMap((category) =>
	readReviews(readFileSync(new URL(`./reviews/${category}.txt`, import.meta.url), "utf8")),
);
