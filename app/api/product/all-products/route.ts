import { readAllProducts } from "@/lib/server/catalogue";
import { endpoint, ok } from "@/lib/server/http";

/** The whole catalogue, a flat list (spec 7). */
export const GET = endpoint(async () => ok({ products: await readAllProducts() }));
