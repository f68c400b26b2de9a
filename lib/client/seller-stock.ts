"use client";

import type { ProductSummary } from "@/lib/domain/product";
import { messageOf } from "./api";
import { sellerCall } from "./seller";
import { toast } from "./toast";
import { useFollowing } from "./use-following";

type Stock<Item> = {
	products: Item[];
	/** Puts a product in or out of stock; shown at once, taken back when the server refuses (spec 4). */
	setStock: (productId: string, inStock: boolean) => Promise<void>;
};

/** The seller's products with their stock switches. */
export function useStock<Item extends Pick<ProductSummary, "_id" | "inStock">>(served: Item[]): Stock<Item> {
	const [products, setProducts] = useFollowing(served);

	function show(productId: string, inStock: boolean): void {
		setProducts((list) => list.map((item) => (item._id === productId ? { ...item, inStock } : item)));
	}

	async function setStock(productId: string, inStock: boolean): Promise<void> {
		show(productId, inStock);
		try {
			await sellerCall("PATCH", "/api/product/stock", { body: { id: productId, inStock } });
			toast.success("Stock status saved");
		} catch (error) {
			show(productId, !inStock);
			toast.error(messageOf(error, "Failed to save"));
		}
	}

	return { products, setStock };
}
