import type { Metadata } from "next";
import { PageHead } from "@/components/staff/page-head";
import { StockDesk } from "@/components/stock/stock-desk";
import { listProductRows } from "@/lib/products/server/read";
import { shopDetails } from "@/lib/shop/server/read";
import { sellerOnPage } from "@/lib/team/server/session";

export const metadata: Metadata = { title: "Stock" };

/** What came and what was thrown away, many products at once. */
export default async function StockPage() {
	if (!(await sellerOnPage("/seller/stock"))) return null;
	const products = await listProductRows({ isArchived: false });
	return (
		<>
			<PageHead title="Stock" note="What came, and what had to go. Type, press Enter, next." />
			<StockDesk products={products} lowStockAt={shopDetails().lowStockAt} />
		</>
	);
}
