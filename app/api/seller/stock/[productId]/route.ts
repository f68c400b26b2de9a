import { endpoint } from "@/lib/server/calls/endpoint";
import { stockCalls } from "@/lib/server/calls/stock";
import { readStock } from "@/lib/server/stock/read";

export const GET = endpoint(stockCalls.read, ({ params, query }) =>
	readStock(params.productId, query.before),
);
