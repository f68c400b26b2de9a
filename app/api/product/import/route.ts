import { productCalls } from "@/lib/products/calls";
import { applyPriceList, checkPriceList } from "@/lib/products/server/price-list";
import { endpoint } from "@/lib/server/calls/endpoint";

export const POST = endpoint(productCalls.import, async ({ seller, query, body }) =>
	query.dry ? { report: await checkPriceList(body) } : applyPriceList(seller, body),
);
