import type { Metadata } from "next";
import { Packing } from "@/components/packing/packing";
import { findOrdersToPack } from "@/lib/packing/server/list";
import { clock } from "@/lib/server/platform/clock";
import { sellerOnPage } from "@/lib/team/server/session";
import { placeField } from "@/lib/text/fields";

export const metadata: Metadata = { title: "Packing" };

type PackingPageProps = { searchParams: Promise<{ older?: string | string[] }> };

/** The orders to pack, for a phone in one hand: the most urgent one is open. */
export default async function PackingPage({ searchParams }: PackingPageProps) {
	if (!(await sellerOnPage("/seller/packing"))) return null;
	const { data: place } = placeField.safeParse((await searchParams).older);
	const page = await findOrdersToPack(place);
	return <Packing {...page} isTop={!place} servedAt={clock.shopNow().getTime()} />;
}
