"use client";

import { useRouter } from "next/navigation";
import type { BulkChange } from "@/lib/domain/bulk-change";
import type { SellerProduct } from "@/lib/domain/seller-product";
import { messageOf } from "./api";
import { sellerCall } from "./seller";
import { toast } from "./toast";
import { useFollowing } from "./use-following";

type Shelf = {
	products: SellerProduct[];
	/** Puts a product in or out of stock; shown at once, taken back when the server refuses (spec 4). */
	setStock: (product: SellerProduct, inStock: boolean) => Promise<void>;
	/** Takes a product off the shelf, or puts it back. */
	setArchived: (product: SellerProduct, isArchived: boolean) => Promise<void>;
	/** Makes one change to many products; true when it was made. */
	changeMany: (change: BulkChange) => Promise<boolean>;
};

type BulkAnswer = { changed: number; missed: string[] };

function bulkText({ changed, missed }: BulkAnswer): string {
	const done = changed === 1 ? "1 product changed" : `${changed} products changed`;
	return missed.length === 0 ? done : `${done}. Changed elsewhere and left alone: ${missed.join(", ")}`;
}

/** The seller's products and what can be done with them from the overview. */
export function useShelf(served: SellerProduct[]): Shelf {
	const router = useRouter();
	const [products, setProducts] = useFollowing(served);

	function show(id: string, change: Partial<SellerProduct>): void {
		setProducts((list) => list.map((item) => (item._id === id ? { ...item, ...change } : item)));
	}

	async function setStock({ _id }: SellerProduct, inStock: boolean): Promise<void> {
		show(_id, { inStock });
		try {
			await sellerCall("PATCH", "/api/product/stock", { body: { id: _id, inStock } });
			toast.success("Stock status saved");
		} catch (error) {
			show(_id, { inStock: !inStock });
			toast.error(messageOf(error, "Failed to save"));
		}
	}

	async function setArchived(product: SellerProduct, isArchived: boolean): Promise<void> {
		setProducts((list) => list.filter((item) => item._id !== product._id));
		try {
			const body = { id: product._id, isArchived };
			const { message } = await sellerCall<{ message: string }>("PATCH", "/api/product/archive", { body });
			toast.success(message, undefined, {
				label: "Undo",
				onClick: () => void setArchived(product, !isArchived),
			});
		} catch (error) {
			toast.error(messageOf(error, "Failed to save"));
		}
		router.refresh();
	}

	async function changeMany(change: BulkChange): Promise<boolean> {
		try {
			toast.success(bulkText(await sellerCall<BulkAnswer>("PATCH", "/api/product/bulk", { body: change })));
			router.refresh();
			return true;
		} catch (error) {
			toast.error(messageOf(error, "Failed to save"));
			return false;
		}
	}

	return { products, setStock, setArchived, changeMany };
}
