import { readFileSync } from "node:fs";
import { z } from "zod";
import { fruitCrates } from "./crates";
import { fruits } from "./fruits";
import type { FirstGood, SeedProduct, SeedReview } from "./good";
import { kitchenCrates } from "./kitchen-crates";
import { vegetables } from "./vegetables";
import { FIRST_SPELLINGS, FIRST_URDU } from "./words";

/** Every crate costs less than its parts bought one by one. */
export const bundles = [...kitchenCrates, ...fruitCrates];

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

export type { FirstGood } from "./good";

function withOtherWords(good: SeedProduct): FirstGood {
	const urdu = FIRST_URDU[good.slug];
	if (!urdu) throw new Error(`"${good.slug}" has no Urdu`);
	const { name: urduName, description: urduDescription, contents: urduContents = [] } = urdu;
	return { ...good, urduName, urduDescription, urduContents, spellings: FIRST_SPELLINGS[good.slug] ?? "" };
}

/** Everything the shop is first filled with (spec 3). */
export const goods: readonly FirstGood[] = [...fruits, ...vegetables, ...bundles].map(withOtherWords);
