import type { MissedProduct } from "@/lib/products/rules/product-form";
import type { ListedProduct } from "@/lib/products/schema/product-form";
import { sellerCall } from "@/lib/team/client";
import type { StockReason } from "./rules";

/** Says how many pieces of a product there are; null ends the counting. Answers how many there are now; throws ApiError. */
export async function countPieces({ _id }: Pick<ListedProduct, "_id">, set: number | null) {
	const { product } = await sellerCall("POST /api/seller/stock", {
		body: { productId: _id, set, reason: "count" },
	});
	return product.stock;
}

/**
 * What came to many shelves or left them, in pieces by product; below 0 where they went. With the first delivery of what is
 * not counted the counting begins, unless it has begun meanwhile.
 */
export type PieceChanges = ReadonlyMap<string, { change: number } | { set: number; stockBefore: null }>;

/** Answers the products whose number could not be changed; with the same key each change is made once. Throws ApiError. */
export async function changePieces(
	changes: PieceChanges,
	reason: StockReason,
	{ note, key }: { note: string; key: string },
): Promise<MissedProduct[]> {
	const pieces = Object.fromEntries(changes);
	const { missed } = await sellerCall("PATCH /api/product/bulk", {
		headers: { "idempotency-key": key },
		body: { kind: "pieces", pieces, reason, ...(note.trim() && { note }) },
	});
	return missed;
}
