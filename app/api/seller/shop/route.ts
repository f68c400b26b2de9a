import { endpoint } from "@/lib/server/calls/endpoint";
import { shopCalls } from "@/lib/shop/calls";
import { changeShop } from "@/lib/shop/server/change";
import { detailsOf, readShopDoc } from "@/lib/shop/server/read";

export const GET = endpoint(shopCalls.details, async () => ({ shop: detailsOf(await readShopDoc()) }));

export const PUT = endpoint(shopCalls.change, async ({ seller, body }) => ({
	shop: await changeShop(seller, body),
}));
