import { endpoint } from "@/lib/server/calls/endpoint";
import { productCalls } from "@/lib/server/calls/products";
import { applyPriceList, checkPriceList } from "@/lib/server/products/price-list";

export const POST = endpoint(productCalls.import, async ({ seller, query, body }) =>
	query.dry ? { report: await checkPriceList(body) } : applyPriceList(seller, body),
);
