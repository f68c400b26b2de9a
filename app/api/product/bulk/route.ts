import { productCalls } from "@/lib/products/calls";
import { changeMany } from "@/lib/products/server/bulk";
import { endpoint } from "@/lib/server/calls/endpoint";

export const PATCH = endpoint(productCalls.bulk, ({ seller, body, idempotencyKey }) =>
	changeMany(seller, body, idempotencyKey),
);
