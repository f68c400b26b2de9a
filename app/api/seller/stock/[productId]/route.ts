import { endpoint } from "@/lib/server/calls/endpoint";
import { stockCalls } from "@/lib/stock/calls";
import { readStock } from "@/lib/stock/server/read";

export const GET = endpoint(stockCalls.read, ({ params, query }) =>
	readStock(params.productId, query.before),
);
