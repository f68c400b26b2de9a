import { endpoint } from "@/lib/server/calls/endpoint";
import { shopCalls } from "@/lib/shop/calls";
import { readShopNow } from "@/lib/shop/server/read";

export const GET = endpoint(shopCalls.read, async () => ({ shop: await readShopNow() }));
