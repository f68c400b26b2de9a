import { endpoint } from "@/lib/server/http/endpoint";
import { exportPriceList } from "@/lib/server/products/price-list";
import { requireSeller } from "@/lib/server/sellers/guards";

/** The products on sale as a CSV file. */
export const GET = endpoint(async () => {
	await requireSeller();
	return new Response(await exportPriceList(), {
		headers: {
			"content-type": "text/csv; charset=utf-8",
			"content-disposition": 'attachment; filename="sabz-products.csv"',
			"cache-control": "no-store",
		},
	});
});
