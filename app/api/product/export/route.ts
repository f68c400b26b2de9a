import { productCalls } from "@/lib/products/calls";
import { exportPriceList } from "@/lib/products/server/read";
import { endpoint } from "@/lib/server/calls/endpoint";
import { csvFile } from "@/lib/server/platform/csv";

export const GET = endpoint(productCalls.export, async () =>
	csvFile("sabz-products.csv", await exportPriceList()),
);
