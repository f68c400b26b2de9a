import { endpoint } from "@/lib/server/calls/endpoint";
import { productCalls } from "@/lib/server/calls/products";
import { changeMany } from "@/lib/server/products/bulk";

export const PATCH = endpoint(productCalls.bulk, ({ seller, body }) => changeMany(seller, body));
