import type { Metadata } from "next";
import { Packing } from "@/components/packing/packing";
import { findOrdersToPack } from "@/lib/packing/server/list";
import { packersBeside } from "@/lib/packing/server/packers";
import { getSuggestions } from "@/lib/products/server/read-catalogue";
import { clock } from "@/lib/server/platform/clock";
import { sellerOnPage } from "@/lib/team/server/session";
import { placeField } from "@/lib/text/fields";

export const metadata: Metadata = { title: "Packing" };

/** The orders to pack, for a phone in one hand: the most urgent one is open. */
export default async function PackingPage({ searchParams }: PageProps<"/seller/packing">) {
	const seller = await sellerOnPage("/seller/packing");
	if (!seller) return null;
	const { older } = await searchParams;
	const { data: place } = placeField.safeParse(older);
	const [page, shelf, packers] = await Promise.all([
		findOrdersToPack(place),
		getSuggestions(),
		packersBeside(seller),
	]);
	const weighed = shelf.filter(({ aboutGrams }) => aboutGrams !== null);
	const aboutGrams = Object.fromEntries(weighed.map(({ _id, aboutGrams: grams }) => [_id, grams]));
	return (
		<Packing
			key={String(older)}
			{...page}
			packers={packers}
			aboutGrams={aboutGrams}
			isTop={!place}
			servedAt={clock.shopNow().getTime()}
		/>
	);
}
