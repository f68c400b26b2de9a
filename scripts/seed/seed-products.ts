import { readFile } from "node:fs/promises";
import { NO_RATINGS, type RatingCounts } from "@/lib/reviews/rules";
import { imageStore } from "@/lib/server/images";
import { env } from "@/lib/server/platform/env";
import { Product } from "@/models/products";
import { goods } from "./goods";
import { reviews } from "./reviews";
import type { SeedProduct } from "./types";

function ratingCountsOf(slug: string): RatingCounts {
	const counts = { ...NO_RATINGS };
	if (!env().DEMO) return counts;
	for (const review of reviews) if (review.product === slug) counts[review.rating] += 1;
	return counts;
}

async function storePicture(name: string): Promise<string> {
	const picture = await readFile(new URL(`./pictures/${name}.webp`, import.meta.url));
	return (await imageStore()).put(picture);
}

async function seedProduct(seed: SeedProduct): Promise<void> {
	const { picture, ...fields } = seed;
	if (await Product.exists({ slug: seed.slug })) return;
	const imageUrl = await storePicture(picture);
	await Product.updateOne(
		{ slug: seed.slug },
		{
			$setOnInsert: {
				...fields,
				contents: seed.contents ?? [],
				imageUrl,
				ratingCounts: ratingCountsOf(seed.slug),
			},
		},
		{ upsert: true, setDefaultsOnInsert: true },
	);
}

/** Puts every good on sale that is not there yet; what the seller has changed stays as it is. */
export async function seedProducts(): Promise<void> {
	for (const seed of goods) await seedProduct(seed);
}
