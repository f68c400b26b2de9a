import { keyedCalls } from "@/lib/products/calls";
import { getAllProducts } from "@/lib/products/server/read-catalogue";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(keyedCalls.products, async () => ({ products: await getAllProducts() }));
