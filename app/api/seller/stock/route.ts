import { toProduct } from "@/lib/products/server/read-catalogue";
import { endpoint } from "@/lib/server/calls/endpoint";
import { shopDetails } from "@/lib/shop/server/read";
import { stockCalls } from "@/lib/stock/calls";
import { type Adjusted, adjustStock } from "@/lib/stock/server/adjust";
import { toMovement } from "@/lib/stock/server/read";

const answerOf = ({ product, movement }: Adjusted) => ({
	product: { ...toProduct(product, shopDetails().lowStockAt), stock: product.stock ?? null },
	movement: toMovement(movement),
});

export const POST = endpoint(stockCalls.change, async ({ seller, body, keep }) =>
	answerOf(await adjustStock(seller, body, (adjusted) => keep(() => answerOf(adjusted())))),
);
