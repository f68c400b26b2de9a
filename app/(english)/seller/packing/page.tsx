import type { Metadata } from "next";
import { Packing } from "@/components/seller/packing/packing";
import { findOrdersToPack } from "@/lib/server/packing/list";
import { clock } from "@/lib/server/platform/clock";
import { sellerOnPage } from "@/lib/server/sellers/guards";

export const metadata: Metadata = { title: "Packing" };

/** The orders to pack, for a phone in one hand: the most urgent one is open. */
export default async function PackingPage() {
	if (!(await sellerOnPage("/seller/packing"))) return null;
	return <Packing orders={await findOrdersToPack()} servedAt={clock.shopNow().getTime()} />;
}
