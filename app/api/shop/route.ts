import { endpoint } from "@/lib/server/calls/endpoint";
import { shopCalls } from "@/lib/server/calls/shop";
import { readShopNow } from "@/lib/server/shop/now";

export const GET = endpoint(shopCalls.read, async () => ({ shop: await readShopNow() }));
