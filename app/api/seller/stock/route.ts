import { endpoint } from "@/lib/server/calls/endpoint";
import { stockCalls } from "@/lib/server/calls/stock";
import { toProduct } from "@/lib/server/catalogue/read";
import { shopDetails } from "@/lib/server/shop/read";
import { adjustStock } from "@/lib/server/stock/adjust";
import { toMovementDoc } from "@/lib/server/stock/ledger";
import { toMovement } from "@/lib/server/stock/read";

export const POST = endpoint(stockCalls.change, async ({ seller, body }) => {
	const { product, entry } = await adjustStock(seller, body);
	return {
		product: { ...toProduct(product, shopDetails().lowStockAt), stock: product.stock ?? null },
		movement: toMovement(toMovementDoc(product._id, entry)),
	};
});
