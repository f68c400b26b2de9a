"use client";

import { useRouter } from "next/navigation";
import { useCallback } from "react";
import { ApiError, messageOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { useFollowing } from "@/lib/client/unsaved";
import { countPieces } from "@/lib/stock/client";
import { sellerCall } from "@/lib/team/client";
import { formatAmount } from "@/lib/text/money";
import { type BulkOutcome, inBatches } from "../rules/product-form";
import type { ProductListChange } from "../schema/bulk-change";
import type { ListedProduct } from "../schema/product-form";

/** The products as the overview shows them, and what can be done with them. */
export type ProductListState = {
	products: ListedProduct[];
	/** Puts a product in or out of stock; shown at once, taken back when the server refuses (spec 4). */
	setStock: (product: ListedProduct, inStock: boolean) => Promise<void>;
	/** Says how many pieces there are; shown at once, with a way back. */
	setCount: (product: ListedProduct, set: number | null) => Promise<void>;
	/** Archives a product, or puts it back on sale. */
	setArchived: (product: ListedProduct, isArchived: boolean) => Promise<void>;
	/** Makes one change to many products, each only if it is still as it is given here; throws ApiError. */
	changeMany: ChangeMany;
};

export type ChangeMany = (products: readonly ListedProduct[], change: ProductListChange) => Promise<void>;

const FAILED = "Failed to save";
const NAMED = 5;

/** What a change of many products came to, as a sentence. */
export function bulkText({ changed, missed }: BulkOutcome): string {
	const done = changed === 1 ? "1 product changed" : `${formatAmount(changed)} products changed`;
	if (missed.length === 0) return done;
	const more = missed.length > NAMED ? ` and ${formatAmount(missed.length - NAMED)} more` : "";
	const names = missed.slice(0, NAMED).map(({ name }) => name);
	return `${done}. Changed in the meantime and left alone: ${names.join(", ")}${more}`;
}

/** The seller's products and what can be done with them from the overview. */
export function useProductList(served: ListedProduct[]): ProductListState {
	const router = useRouter();
	const [products, setProducts] = useFollowing(served);

	const setStock = useCallback(
		async ({ _id }: ListedProduct, inStock: boolean): Promise<void> => {
			const show = (shown: boolean) =>
				setProducts((list) => list.map((item) => (item._id === _id ? { ...item, inStock: shown } : item)));
			show(inStock);
			try {
				await sellerCall("PATCH /api/product/stock", { body: { id: _id, inStock } });
				toast.success("Stock status saved");
			} catch (error) {
				show(!inStock);
				toast.error(messageOf(error, FAILED));
			}
		},
		[setProducts],
	);

	const setCount = useCallback(
		async (product: ListedProduct, set: number | null): Promise<void> => {
			const show = (stock: number | null) =>
				setProducts((list) => list.map((item) => (item._id === product._id ? { ...item, stock } : item)));
			show(set);
			try {
				show(await countPieces(product, set));
				const said =
					set === null ? `${product.name} is not counted any more` : `${product.name}: ${set} there`;
				const undo = () => void setCount({ ...product, stock: set }, product.stock);
				toast.success(said, `count-${product._id}`, { label: "Undo", onClick: undo });
			} catch (error) {
				show(product.stock);
				toast.error(messageOf(error, FAILED));
			}
		},
		[setProducts],
	);

	async function setArchived(product: ListedProduct, isArchived: boolean): Promise<void> {
		setProducts((list) => list.filter((item) => item._id !== product._id));
		try {
			const body = { id: product._id, isArchived };
			const { message } = await sellerCall("PATCH /api/product/archive", { body });
			toast.success(message, undefined, {
				label: "Undo",
				onClick: () => void setArchived(product, !isArchived),
			});
		} catch (error) {
			toast.error(messageOf(error, FAILED));
		}
		router.refresh();
	}

	async function changeMany(chosen: readonly ListedProduct[], change: ProductListChange): Promise<void> {
		const sum: BulkOutcome = { changed: 0, missed: [] };
		try {
			for (const body of inBatches(chosen, change)) {
				const { changed, missed } = await sellerCall("PATCH /api/product/bulk", { body });
				sum.changed += changed;
				sum.missed.push(...missed);
			}
		} catch (error) {
			// Not read afresh: what is repeated must say what was on the screen when it was first sent.
			const reason = messageOf(error, FAILED);
			throw new ApiError(0, `${reason} Repeating it changes only what is left.`);
		}
		toast.success(bulkText(sum));
		router.refresh();
	}

	return { products, setStock, setCount, setArchived, changeMany };
}
