import { FIRST_SPELLINGS } from "@/lib/products/server/first-spellings";
import { FIRST_URDU } from "@/lib/products/server/first-urdu";
import { bundles } from "./bundles";
import { fruits } from "./fruits";
import type { FirstGood, SeedProduct } from "./types";
import { vegetables } from "./vegetables";

export type { FirstGood } from "./types";

function withOtherWords(good: SeedProduct): FirstGood {
	const urdu = FIRST_URDU[good.slug];
	if (!urdu) throw new Error(`"${good.slug}" has no Urdu`);
	const { name: urduName, description: urduDescription, contents: urduContents = [] } = urdu;
	return { ...good, urduName, urduDescription, urduContents, spellings: FIRST_SPELLINGS[good.slug] ?? "" };
}

/** Everything the shop is first filled with (spec 3). */
export const goods: readonly FirstGood[] = [...fruits, ...vegetables, ...bundles].map(withOtherWords);
