import { endpoint } from "@/lib/server/calls/endpoint";
import { productCalls } from "@/lib/server/calls/products";
import { csvFile } from "@/lib/server/platform/csv";
import { exportPriceList } from "@/lib/server/products/price-list";

export const GET = endpoint(productCalls.export, async () =>
	csvFile("sabz-products.csv", await exportPriceList()),
);
