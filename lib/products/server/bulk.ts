import "server-only";
import { productEvents } from "@/lib/integrations/server/events";
import { commitRecorded } from "@/lib/server/audit/audit-log";
import { expireTags, pageChange, tagsOfProducts } from "@/lib/server/cache/invalidation";
import { change } from "@/lib/server/database/commit";
import { ShopError } from "@/lib/server/platform/errors";
import { adjustStocks } from "@/lib/stock/server/adjust";
import { changesBetween, type FieldChange, mayDo, NOT_YOUR_DUTY, type Seller } from "@/lib/team/rules";
import { Product, type ProductDoc } from "@/models/products";
import { type BulkOutcome, type MissedProduct, priceAfter } from "../rules/product-form";
import type { BulkChange, FieldsChange, PiecesChange } from "../schema/bulk-change";
import { CHANGED_ELSEWHERE, type SellerProduct } from "../schema/product-form";
import { atRevision, FIELD_NAMES, NO_EXAMPLE, setsPrice } from "./edit";
import { toSellerProduct } from "./read";

/** New values for one product; the edit counts only if the product is still at this revision. */
export type ProductPatch = { product: SellerProduct; set: Partial<SellerProduct>; isExample?: boolean };

const missedOf = ({ product: { _id, name } }: ProductPatch): MissedProduct => ({ _id, name });

/** True where it is to be sold in another way, which is so only while it is not counted. */
export function isSoldAnew({ product, set }: ProductPatch): boolean {
	return set.soldBy !== undefined && set.soldBy !== product.soldBy;
}

function changesOf({ product, set }: ProductPatch): FieldChange[] {
	const before: Partial<SellerProduct> = product;
	return changesBetween<SellerProduct>(before, { ...product, ...set }, FIELD_NAMES);
}

function kindOf({ set: { isArchived } }: ProductPatch) {
	if (isArchived === undefined) return "product-edited" as const;
	return isArchived ? ("product-archived" as const) : ("product-restored" as const);
}

/** Changes a product and records it, in one commit; false where somebody was faster. */
async function applyOne(seller: Seller, patch: ProductPatch): Promise<boolean> {
	const { product, set } = patch;
	const { _id, name: subject, revision } = product;
	const action = { kind: kindOf(patch), subject, subjectId: _id, changes: changesOf(patch) };
	const changed = change(
		Product,
		{ _id, revision: atRevision(revision), ...(isSoldAnew(patch) ? { stock: null } : {}) },
		{ $set: set, ...(setsPrice(set) && { $unset: NO_EXAMPLE }), $inc: { revision: 1 } },
		() => new ShopError("conflict", CHANGED_ELSEWHERE),
	);
	try {
		await commitRecorded(
			seller,
			action,
			changed,
			pageChange(tagsOfProducts([_id])),
			productEvents("product.changed", [_id]),
		);
		return true;
	} catch (error) {
		if (error instanceof ShopError) return false;
		throw error;
	}
}

/**
 * Changes many products, each only if it is still as it was read, and records each change. Those that were changed
 * meanwhile are left alone and named.
 */
export async function patchProducts(seller: Seller, patches: readonly ProductPatch[]): Promise<BulkOutcome> {
	if (patches.length === 0) return { changed: 0, missed: [] };
	const done: boolean[] = [];
	for (const patch of patches) done.push(await applyOne(seller, patch));
	expireTags(tagsOfProducts(patches.map(({ product }) => product._id)));
	const missed = patches.filter((_patch, place) => !done[place]).map(missedOf);
	return { changed: patches.length - missed.length, missed };
}

function patchFor(change: FieldsChange, product: SellerProduct): ProductPatch {
	if (change.kind === "stock") return { product, set: { inStock: change.inStock } };
	if (change.kind === "archive") return { product, set: { isArchived: change.isArchived } };
	if (change.kind === "prices") return { product, set: change.prices[product._id] ?? {} };
	const offerPrice = priceAfter(product.offerPrice, change.percent);
	if (change.prices === "offer") return { product, set: { offerPrice } };
	return { product, set: { offerPrice, price: priceAfter(product.price, change.percent) } };
}

/** Whether anything is new: of an example also a price that somebody sets as it is. */
function isChange({ product, set, isExample }: ProductPatch): boolean {
	if (isExample && setsPrice(set)) return true;
	return Object.entries(set).some(([field, value]) => new Map(Object.entries(product)).get(field) !== value);
}

/**
 * Makes one change to many products. One that is no longer at the revision that was seen is left alone
 * and named, unless it is as wanted anyway; so what was cut off can be repeated and changes only what is left: pieces by
 * the key. Pieces and the switch are a packer's work too, prices are not: ShopError `forbidden`.
 */
export async function changeMany(seller: Seller, change: BulkChange, key: string): Promise<BulkOutcome> {
	if (change.kind === "pieces") return changePieces(seller, change, key);
	if (change.kind !== "stock" && !mayDo(seller.role, "management"))
		throw new ShopError("forbidden", NOT_YOUR_DUTY);
	return changeFields(seller, change);
}

/** The pieces of each product by themselves; those of which fewer are there, or that are not counted, are named. */
async function changePieces(
	seller: Seller,
	{ pieces, reason, note }: PiecesChange,
	key: string,
): Promise<BulkOutcome> {
	const changes = Object.entries(pieces).map(([productId, each]) => ({ productId, ...each, reason, note }));
	const refused = await adjustStocks(seller, changes, key);
	const products = await Product.find({ _id: { $in: refused } })
		.select("name")
		.lean<ProductDoc[]>();
	const missed = products.map(({ _id, name }) => ({ _id: String(_id), name }));
	return { changed: changes.length - refused.length, missed };
}

async function changeFields(seller: Seller, change: FieldsChange): Promise<BulkOutcome> {
	const isArchived = change.kind === "archive" && !change.isArchived;
	const docs = await Product.find({ _id: { $in: change.ids }, isArchived }).lean<ProductDoc[]>();
	const patches = docs
		.map((doc) => ({ ...patchFor(change, toSellerProduct(doc)), isExample: doc.isExample }))
		.filter(isChange);
	const isAsSeen = ({ product: { _id, revision } }: ProductPatch) =>
		(change.revisions?.[_id] ?? revision) === revision;
	const { changed, missed } = await patchProducts(seller, patches.filter(isAsSeen));
	const moved = patches.filter((patch) => !isAsSeen(patch)).map(missedOf);
	return { changed, missed: [...moved, ...missed] };
}
