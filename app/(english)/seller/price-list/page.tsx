import type { Metadata } from "next";
import { PriceList } from "@/components/products/form/price-list";
import { sellerOnPage } from "@/lib/team/server/session";

export const metadata: Metadata = { title: "Overview by file" };

/** The products on sale as a CSV file, out and in again. */
export default async function PriceListPage() {
	if (!(await sellerOnPage("/seller/price-list"))) return null;
	return <PriceList />;
}
