import { toProduct } from "@/lib/products/server/read-catalogue";
import { endpoint } from "@/lib/server/calls/endpoint";
import { shopDetails } from "@/lib/shop/server/read";
import { stockCalls } from "@/lib/stock/calls";
import { adjustStock } from "@/lib/stock/server/adjust";
import { toMovement } from "@/lib/stock/server/read";

export const POST = endpoint(stockCalls.change, async ({ seller, body }) => {
	const { product, movement } = await adjustStock(seller, body);
	return {
		product: { ...toProduct(product, shopDetails().lowStockAt), stock: product.stock ?? null },
		movement: toMovement(movement),
	};
});
