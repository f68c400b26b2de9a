import { toProduct } from "@/lib/products/server/read-catalogue";
import { endpoint } from "@/lib/server/calls/endpoint";
import { shopDetails } from "@/lib/shop/server/read";
import { stockCalls } from "@/lib/stock/calls";
import { adjustStock } from "@/lib/stock/server/adjust";
import { toMovementDoc } from "@/lib/stock/server/ledger";
import { toMovement } from "@/lib/stock/server/read";

export const POST = endpoint(stockCalls.change, async ({ seller, body }) => {
	const { product, entry } = await adjustStock(seller, body);
	return {
		product: { ...toProduct(product, shopDetails().lowStockAt), stock: product.stock ?? null },
		movement: toMovement(toMovementDoc(product._id, entry)),
	};
});
