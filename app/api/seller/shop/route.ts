import { endpoint } from "@/lib/server/calls/endpoint";
import { shopCalls } from "@/lib/server/calls/shop";
import { changeShop } from "@/lib/server/shop/change";
import { detailsOf, readShopDoc } from "@/lib/server/shop/read";

export const GET = endpoint(shopCalls.details, async () => ({ shop: detailsOf(await readShopDoc()) }));

export const PUT = endpoint(shopCalls.change, async ({ seller, body }) => ({
	shop: await changeShop(seller, body),
}));
