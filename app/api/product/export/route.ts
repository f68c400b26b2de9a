import { endpoint } from "@/lib/server/calls/endpoint";
import { productCalls } from "@/lib/server/calls/products";
import { exportPriceList } from "@/lib/server/products/price-list";

export const GET = endpoint(
	productCalls.export,
	async () =>
		new Response(await exportPriceList(), {
			headers: {
				"content-type": "text/csv; charset=utf-8",
				"content-disposition": 'attachment; filename="sabz-products.csv"',
				"cache-control": "no-store",
			},
		}),
);
