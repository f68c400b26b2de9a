import { bundles } from "./bundles";
import { fruits } from "./fruits";
import type { SeedProduct } from "./types";
import { vegetables } from "./vegetables";

export type { SeedProduct } from "./types";

/** Everything the shop is first filled with (spec 3). */
export const goods: readonly SeedProduct[] = [...fruits, ...vegetables, ...bundles];
