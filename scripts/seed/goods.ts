import { FIRST_SPELLINGS } from "@/lib/server/products/first-spellings";
import { bundles } from "./bundles";
import { fruits } from "./fruits";
import type { SeedProduct } from "./types";
import { vegetables } from "./vegetables";

export type { SeedProduct } from "./types";

/** Everything the shop is first filled with (spec 3). */
export const goods: readonly SeedProduct[] = [...fruits, ...vegetables, ...bundles].map((good) => ({
	...good,
	spellings: FIRST_SPELLINGS[good.slug] ?? "",
}));
