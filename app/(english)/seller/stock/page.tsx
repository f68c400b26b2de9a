import type { Metadata } from "next";
import { PageHead } from "@/components/seller/shell/page-head";
import { StockDesk } from "@/components/seller/stock/stock-desk";
import { listProductRows } from "@/lib/server/products/read";
import { sellerOnPage } from "@/lib/server/sellers/guards";
import { shopDetails } from "@/lib/server/shop/read";

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
