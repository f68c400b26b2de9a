import "server-only";
import { Types } from "mongoose";
import type { z } from "zod";
import { type Aisle, cellOfAisles } from "@/lib/aisles/rules";
import { onAisles } from "@/lib/aisles/server/manage";
import { readAisles } from "@/lib/aisles/server/read";
import { productEvents } from "@/lib/integrations/server/events";
import { commitRecorded } from "@/lib/server/audit/audit-log";
import { expireTags, pageChange, tagsOfProducts } from "@/lib/server/cache/invalidation";
import { change, insertion, type Write } from "@/lib/server/database/commit";
import { isDuplicate } from "@/lib/server/database/errors";
import { imageStore, preparePicture } from "@/lib/server/images/store";
import { clock } from "@/lib/server/platform/clock";
import { invalid, notFound, ShopError } from "@/lib/server/platform/errors";
import { changesBetween, type Seller } from "@/lib/team/rules";
import { Product, type ProductDoc } from "@/models/products";
import { PRODUCT_NOT_FOUND } from "../rules/product";
import { freeSlug, IMAGE_REQUIRED, slugOf } from "../rules/product-form";
import {
	CHANGED_ELSEWHERE,
	type editProductDataSchema,
	type newProductDataSchema,
	type OwnProduct,
	PRODUCT_FIELDS,
	type ProductFormInput,
	type SellerProduct,
	soldFields,
} from "../schema/product-form";
import { findSellerProduct, toSellerProduct } from "./read";
import { costWrites, keptGrams, mustBeFree } from "./sold-by";
import type { Picture } from "./upload";

/** The pictures of a product as its document keeps them. */
type ProductPictures = { imageUrl: string; moreImages: string[] };

async function store(picture: Buffer): Promise<string> {
	const { webp, isPhoto } = await preparePicture(picture);
	return (await imageStore()).put(webp, isPhoto);
}

/**
 * Stores the files among the pictures and gives the URLs of all in their order. `own` are the ones that may stay.
 * Throws ShopError `invalid` for a file that is no picture, or a URL that is not among them.
 */
async function storePictures(pictures: readonly Picture[], own: readonly string[]): Promise<ProductPictures> {
	const urls: string[] = [];
	for (const picture of pictures) {
		if (typeof picture === "string" && !own.includes(picture))
			throw invalid("images", "This picture cannot be used");
		urls.push(typeof picture === "string" ? picture : await store(picture));
	}
	const [imageUrl, ...moreImages] = urls;
	if (!imageUrl) throw invalid("images", IMAGE_REQUIRED);
	return { imageUrl, moreImages };
}

type NewProduct = { fields: z.output<typeof newProductDataSchema>; pictures: Picture[] };

/** So often a name is tried that others take in the same moment. */
const TRIES = 20;

/** The first free address of a product of this name. */
async function slugFor(name: string): Promise<string> {
	const base = slugOf(name);
	const alike = await Product.find({ slug: new RegExp(`^${base}(-\\d+)?$`) })
		.select("slug")
		.lean<Pick<ProductDoc, "slug">[]>();
	return freeSlug(base, new Set(alike.map(({ slug }) => slug)));
}

const toOwnProduct = (doc: ProductDoc): OwnProduct => ({ ...toSellerProduct(doc), cost: doc.cost ?? null });

/** What its cost is from now on, where that was said and is another one. */
function costChange(_id: ProductDoc["_id"], cost: number | undefined, before: number | null): Write[] {
	return cost === undefined || cost === before ? [] : costWrites(_id, cost, clock.shopNow());
}

/** The ids of aisles as a product's document keeps them. */
export function aisleIds(ids: readonly string[]): Types.ObjectId[] {
	return ids.map((id) => new Types.ObjectId(id));
}

/** The product as it is kept when it is new: in stock, without a rating. */
export function newProductDoc(fields: ProductFormInput, pictures: ProductPictures, slug: string): ProductDoc {
	// What the form does not say is what the model says by itself.
	return new Product({
		...fields,
		...soldFields(fields),
		aisles: aisleIds(fields.aisles),
		...pictures,
		slug,
		createdAt: clock.now(),
		updatedAt: clock.now(),
	}).toObject();
}

/** Puts a new product on sale, in stock, under the first free slug of its name: `peach`, `peach-2`, `peach-3`… Throws ShopError `invalid` when a picture does not decode. */
export async function addProduct(
	seller: Seller,
	{ fields, pictures }: NewProduct,
	keep: (product: OwnProduct) => Write[],
): Promise<OwnProduct> {
	const { copyOf, pictures: _order, cost, ...product } = fields;
	const original = copyOf ? await findSellerProduct(copyOf) : null;
	const stored = await storePictures(pictures, original?.images ?? []);
	// No page of its own can be stale: nobody knew its id.
	const tags = tagsOfProducts([]);
	for (let tries = 1; ; tries += 1) {
		const doc = newProductDoc(product, stored, await slugFor(product.name));
		const action = { kind: "product-added" as const, subject: doc.name, subjectId: String(doc._id) };
		try {
			const made = { ...toOwnProduct(doc), cost: cost ?? null };
			const costs = costChange(doc._id, cost, null);
			await commitRecorded(
				seller,
				action,
				...onAisles(product.aisles),
				insertion(Product, doc),
				...costs,
				pageChange(tags),
				productEvents("product.changed", [String(doc._id)]),
				...keep(made),
			);
			expireTags(tags);
			return made;
		} catch (error) {
			const isTaken = isDuplicate(error) && (await Product.exists({ slug: doc.slug }));
			if (!isTaken || tries === TRIES) throw error;
		}
	}
}

export const FIELD_NAMES = { ...PRODUCT_FIELDS, images: "Pictures", cost: "Cost" };

/** What is unset where a price is set: the product is no example any more. */
export const NO_EXAMPLE = { isExample: 1 } as const;

/** True where these new values say what it costs. */
export function setsPrice({
	price,
	offerPrice,
}: Partial<Pick<SellerProduct, "price" | "offerPrice">>): boolean {
	return price !== undefined || offerPrice !== undefined;
}

type Edit = { fields: z.output<typeof editProductDataSchema>; pictures: Picture[] };

type Recorded = SellerProduct & Partial<OwnProduct>;

/** The fields that differ between two states of a product, aisles by their names. */
export function productChanges(before: Recorded, after: Recorded, aisles: readonly Aisle[]) {
	const named = (product: Recorded) => ({ ...product, aisles: cellOfAisles(product.aisles, aisles) });
	return changesBetween<ReturnType<typeof named>>(named(before), named(after), FIELD_NAMES);
}

/** Documents that were never edited may not have the counter yet. */
export function atRevision(revision: number) {
	return revision === 0 ? { $in: [0, null] } : revision;
}

/**
 * Changes what was said of a product, if it is still as it was when the editor opened it. Throws ShopError `not-found`, `conflict`
 * when it was changed since, `invalid` when a picture does not decode.
 */
export async function editProduct(
	seller: Seller,
	productId: string,
	{ fields, pictures }: Edit,
): Promise<OwnProduct> {
	const found = await Product.findById(productId).lean<ProductDoc>();
	if (!found) throw notFound(PRODUCT_NOT_FOUND);
	const before = toOwnProduct(found);
	const { revision = before.revision, pictures: order, cost, ...product } = fields;
	if (before.revision !== revision) throw new ShopError("conflict", CHANGED_ELSEWHERE);
	const sold = soldFields({ ...before, ...product });
	const isSoldAnew = sold.soldBy !== before.soldBy;
	if (isSoldAnew) await mustBeFree([before]);
	const aisles = product.aisles ?? before.aisles;
	const set = {
		...product,
		...sold,
		aisles: aisleIds(aisles),
		...(await storePictures(order || pictures.length > 0 ? pictures : before.images, before.images)),
	};
	// What a file names is not its picture any more.
	const noSource = set.imageUrl === before.imageUrl ? {} : { imageSource: 1 as const };
	const unset = { ...noSource, ...(setsPrice(product) && NO_EXAMPLE) };
	const known = { ...found, ...set, revision: revision + 1 };
	const after = toOwnProduct(cost === undefined ? known : { ...known, cost });
	const changes = productChanges(before, after, await readAisles());
	const action = { kind: "product-edited" as const, subject: after.name, subjectId: productId, changes };
	const edited = change(
		Product,
		{ _id: productId, revision: atRevision(revision), ...(isSoldAnew ? { stock: null } : {}) },
		{ $set: set, $unset: unset, $inc: { revision: 1 } },
		() => new ShopError("conflict", CHANGED_ELSEWHERE),
	);
	const tags = tagsOfProducts([productId]);
	const added = aisles.filter((id) => !before.aisles.includes(id));
	// Somebody may have ordered it while its pictures were stored.
	if (isSoldAnew) await mustBeFree([before]);
	await commitRecorded(
		seller,
		action,
		...onAisles(added),
		edited,
		...keptGrams(productId, before, after),
		...costChange(found._id, cost, before.cost),
		pageChange(tags),
		productEvents("product.changed", [productId]),
	);
	expireTags(tags);
	return after;
}

type Flag = { inStock: boolean } | { isArchived: boolean };

/** The name of a product that is there. Throws ShopError `not-found`. */
async function nameOf(productId: string, where: Partial<ProductDoc>): Promise<string> {
	const doc = await Product.findOne({ _id: productId, ...where })
		.select("name")
		.lean<Pick<ProductDoc, "name">>();
	if (!doc) throw notFound(PRODUCT_NOT_FOUND);
	return doc.name;
}

/** Sets one yes or no of a product, with its entry in the record. Throws ShopError `not-found`. */
async function setFlag(
	seller: Seller,
	action: Parameters<typeof commitRecorded>[1] & { subjectId: string },
	flag: Flag,
	where: Partial<ProductDoc>,
): Promise<void> {
	const { subjectId: _id } = action;
	const tags = tagsOfProducts([_id]);
	const flagged = change(Product, { _id, ...where }, { $set: flag }, () => notFound(PRODUCT_NOT_FOUND));
	await commitRecorded(seller, action, flagged, pageChange(tags), productEvents("product.changed", [_id]));
	expireTags(tags);
}

function stockWord(inStock: boolean): string {
	return inStock ? "In stock" : "Out of stock";
}

/** Says whether a product can be bought, everywhere at once. Throws ShopError `not-found`. */
export async function setStock(seller: Seller, productId: string, inStock: boolean): Promise<void> {
	const where = { isArchived: false };
	const subject = await nameOf(productId, where);
	const changes = [{ field: PRODUCT_FIELDS.inStock, before: stockWord(!inStock), after: stockWord(inStock) }];
	const action = { kind: "product-stock" as const, subject, subjectId: productId, changes };
	await setFlag(seller, action, { inStock }, where);
}

/** Archives a product, which loses nothing, or puts it back on sale. Throws ShopError `not-found`. */
export async function setArchived(seller: Seller, productId: string, isArchived: boolean): Promise<void> {
	const subject = await nameOf(productId, {});
	const kind = isArchived ? ("product-archived" as const) : ("product-restored" as const);
	await setFlag(seller, { kind, subject, subjectId: productId }, { isArchived }, {});
}
