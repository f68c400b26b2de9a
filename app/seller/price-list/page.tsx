import type { Metadata } from "next";
import { PriceList } from "@/components/seller/products/price-list";
import { currentSeller } from "@/lib/server/sellers/guards";

export const metadata: Metadata = { title: "Price list" };

/** The products on sale as a CSV file, out and in again. */
export default async function PriceListPage() {
	if (!(await currentSeller())) return null;
	return <PriceList />;
}
