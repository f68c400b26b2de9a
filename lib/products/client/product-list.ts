import { useRouter } from "next/navigation";
import { useCallback } from "react";
import { ApiError, messageOf } from "@/lib/client/api";
import { useServedList } from "@/lib/client/served-list";
import { toast } from "@/lib/client/toast";
import { countPieces } from "@/lib/stock/client";
import { sellerCall } from "@/lib/team/client";
import { counted, formatAmount } from "@/lib/text/money";
import { shelfText } from "@/lib/text/sold-by";
import { type BulkOutcome, inBatches } from "../rules/product-form";
import type { ProductListChange } from "../schema/bulk-change";
import type { ListedProduct } from "../schema/product-form";

export type ProductListState = {
	products: ListedProduct[];
	/** Puts a product in or out of stock; shown at once, taken back when the server refuses (spec 4). */
	setStock: (product: ListedProduct, inStock: boolean) => Promise<void>;
	/** Says how many pieces there are; shown at once, with a way back. */
	setCount: (product: ListedProduct, set: number | null) => Promise<void>;
	setArchived: (product: ListedProduct, isArchived: boolean) => Promise<void>;
	/** Makes one change to many products, each only if it is still as it is given here; throws ApiError. */
	changeMany: ChangeMany;
};

export type ChangeMany = (products: readonly ListedProduct[], change: ProductListChange) => Promise<void>;

const FAILED = "Failed to save";
const NAMED = 5;

/** What a change of many products came to, as a sentence. */
export function bulkText({ changed, missed }: BulkOutcome): string {
	const done = `${counted(changed, "product")} changed`;
	if (missed.length === 0) return done;
	const more = missed.length > NAMED ? ` and ${formatAmount(missed.length - NAMED)} more` : "";
	const names = missed.slice(0, NAMED).map(({ name }) => name);
	return `${done}. Changed in the meantime and left alone: ${names.join(", ")}${more}`;
}

function withFields(id: string, fields: Partial<ListedProduct>) {
	return (list: readonly ListedProduct[]) =>
		list.map((item) => (item._id === id ? { ...item, ...fields } : item));
}

/** The seller's products and what can be done with them from the overview. */
export function useProductList(served: ListedProduct[]): ProductListState {
	const router = useRouter();
	const { items: products, change } = useServedList(served);

	const setStock = useCallback(
		async ({ _id }: ListedProduct, inStock: boolean): Promise<void> => {
			const apply = withFields(_id, { inStock });
			async function work() {
				await sellerCall("PATCH /api/product/stock", { body: { id: _id, inStock } });
				toast.success("Stock status saved");
				return apply;
			}
			await change({ ids: [_id], apply }, work, FAILED);
		},
		[change],
	);

	const setCount = useCallback(
		async (product: ListedProduct, set: number | null): Promise<void> => {
			const { _id, name } = product;
			async function work() {
				const stock = await countPieces(product, set);
				const said =
					set === null ? `${name} is not counted any more` : `${name}: ${shelfText(set, product)} there`;
				const undo = () => void setCount({ ...product, stock: set }, product.stock);
				toast.success(said, `count-${_id}`, { label: "Undo", onClick: undo, isUndo: true });
				return withFields(_id, { stock });
			}
			await change({ ids: [_id], apply: withFields(_id, { stock: set }) }, work, FAILED);
		},
		[change],
	);

	async function setArchived(product: ListedProduct, isArchived: boolean): Promise<void> {
		const { _id } = product;
		const apply = (list: readonly ListedProduct[]) => list.filter((item) => item._id !== _id);
		async function work() {
			const { message } = await sellerCall("PATCH /api/product/archive", { body: { id: _id, isArchived } });
			const undo = () => void setArchived(product, !isArchived);
			toast.success(message, undefined, { label: "Undo", onClick: undo, isUndo: true });
			return apply;
		}
		await change({ ids: [_id], apply }, work, FAILED);
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
