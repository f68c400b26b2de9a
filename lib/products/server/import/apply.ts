import "server-only";
import { onAisles } from "@/lib/aisles/server/manage";
import { readAisles } from "@/lib/aisles/server/read";
import { productEvents } from "@/lib/integrations/server/events";
import { recordWrites } from "@/lib/server/audit/audit-log";
import { expireTags, pageChange, tagsOfProducts } from "@/lib/server/cache/invalidation";
import { decided, insertion, type Write } from "@/lib/server/database/commit";
import { isDuplicate } from "@/lib/server/database/errors";
import { clock } from "@/lib/server/platform/clock";
import { ShopError } from "@/lib/server/platform/errors";
import { type CountedShelf, countedLines } from "@/lib/stock/server/write";
import type { Seller } from "@/lib/team/rules";
import { Product, type ProductDoc } from "@/models/products";
import { freeSlug, slugOf } from "../../rules/product-form";
import type { ListFault, PriceListReport } from "../../schema/bulk-change";
import { isSoldAnew } from "../bulk";
import { aisleIds, atRevision, NO_EXAMPLE, newProductDoc } from "../edit";
import { keptGrams, mustBeFree } from "../sold-by";
import { type StoredPictures, storePictures } from "./pictures";
import { type Addition, changesOf, type ImportPlan, isEdit, type Patch, planImport } from "./plan";
import { type ImportOutcome, importOnce, type Running } from "./progress";
import type { ImportFile } from "./read-file";

/** What a file would change, and which lines are wrong. Throws ShopError where it is no such file. */
export async function checkImport(file: ImportFile): Promise<PriceListReport> {
	return (await planImport(file)).report;
}

function refuseFaults({ faultyLines }: ImportPlan, faults: readonly ListFault[]): void {
	const [first] = faults;
	if (!first) return;
	const message = `Line ${first.line}: ${first.message.replace(/\.$/, "")}. Nothing was changed.`;
	throw new ShopError("invalid", message, { shown: { faults, faultyLines: faultyLines(faults) } });
}

function pictureFields(picture: { id: string } | undefined, stored: StoredPictures) {
	const imageUrl = picture && stored.get(picture.id);
	return imageUrl ? { imageUrl, imageSource: picture.id } : {};
}

/** The change of a product, only if it is still as it was read: its fields, and its number where that is said. */
function updateOf(patch: Patch, isEdited: boolean, stored: StoredPictures) {
	const { doc, product, set, handle, picture, stock } = patch;
	const { aisles, ...fields } = set;
	const isCounted = stock !== undefined;
	// A list says of all what they cost: only another price is one that somebody has set.
	const { price = product.price, offerPrice = product.offerPrice } = set;
	const isPriced = price !== product.price || offerPrice !== product.offerPrice;
	return {
		updateOne: {
			filter: {
				_id: doc._id,
				revision: atRevision(doc.revision ?? 0),
				...(isSoldAnew(patch) ? { stock: null } : {}),
				...(isCounted ? { stock: doc.stock ?? null, stockRevision: atRevision(doc.stockRevision ?? 0) } : {}),
			},
			update: {
				$set: {
					...(isEdited ? { ...fields, ...(aisles ? { aisles: aisleIds(aisles) } : {}) } : {}),
					...(handle ? { handle } : {}),
					...pictureFields(picture, stored),
					...(isCounted ? { stock } : {}),
				},
				...(isPriced && { $unset: NO_EXAMPLE }),
				$inc: { revision: isEdited || handle ? 1 : 0, stockRevision: isCounted ? 1 : 0 },
			},
		},
	};
}

/** The write, or nothing of its commit where a slug or a handle was taken in the same moment: it is decided anew. */
function unlessTaken(run: Write["run"]): Write {
	return {
		run: async (session) => {
			try {
				return await run(session);
			} catch (error) {
				if (isDuplicate(error)) return false;
				throw error;
			}
		},
	};
}

/** All changes of products as one write: one that is not as it was read undoes them all, and it is decided anew. */
function updates(operations: readonly ReturnType<typeof updateOf>[]): Write[] {
	if (operations.length === 0) return [];
	const run: Write["run"] = async (session) => {
		const { matchedCount } = await Product.bulkWrite([...operations], { session, ordered: true });
		return matchedCount === operations.length;
	};
	return [unlessTaken(run)];
}

/** New products as one write. */
function insertions(docs: readonly ProductDoc[]): Write[] {
	return docs.length === 0 ? [] : [unlessTaken(insertion(Product, ...docs).run)];
}

function docOf(addition: Addition, slugs: Set<string>, stored: StoredPictures): ProductDoc {
	const { fields, picture, slug, handle, inStock, stock } = addition;
	const imageUrl = stored.get(picture.id) ?? "";
	const free = slug ?? freeSlug(slugOf(fields.name), slugs);
	slugs.add(free);
	const doc = newProductDoc(fields, { imageUrl, moreImages: [] }, free);
	const counted = stock === null ? {} : { stock, stockRevision: 1 };
	return { ...doc, inStock, imageSource: picture.id, ...(handle ? { handle } : {}), ...counted };
}

type Shelf = CountedShelf["shelf"];

function shelfOf({ _id, name, stepGrams, stock, stockRevision }: Shelf): Shelf {
	return { _id, name, stepGrams, stock, stockRevision };
}

/** Everything that an import writes, in a handful of writes however long it is. */
async function writesOf(seller: Seller, plan: ImportPlan, stored: StoredPictures) {
	const aisles = await readAisles();
	const patches = plan.patches.map((patch) => ({ patch, changes: changesOf(patch, aisles) }));
	const docs = plan.additions.map((addition) => docOf(addition, plan.slugs, stored));
	const counts = [
		...plan.patches.flatMap(({ doc, set, stock }) =>
			stock === undefined ? [] : [{ shelf: shelfOf({ ...doc, ...set, _id: doc._id }), stock }],
		),
		...docs.flatMap(({ stock, ...doc }) =>
			typeof stock === "number" ? [{ shelf: { ...shelfOf(doc), stockRevision: 0 }, stock }] : [],
		),
	];
	const why = { at: clock.shopNow(), by: seller.name, reason: "count" as const, note: "Price list" };
	const changed = patches.filter(({ changes }) => changes.length > 0);
	const ids = [...changed.map(({ patch }) => patch.product._id), ...docs.map(({ _id }) => String(_id))];
	const tags = tagsOfProducts(ids);
	const actions = [
		...changed.map(({ patch: { product }, changes }) => ({
			kind: "product-edited" as const,
			subject: product.name,
			subjectId: product._id,
			changes,
		})),
		...docs.map((doc) => ({ kind: "product-added" as const, subject: doc.name, subjectId: String(doc._id) })),
	];
	const used = [...plan.patches.map(({ set }) => set), ...plan.additions.map(({ fields }) => fields)];
	const writes: Write[] = [
		...onAisles(used.flatMap((fields) => fields.aisles ?? [])),
		...updates(patches.map(({ patch, changes }) => updateOf(patch, isEdit(patch, changes), stored))),
		...plan.patches.flatMap(({ product, set }) => keptGrams(product._id, product, { ...product, ...set })),
		...insertions(docs),
		...countedLines(counts, why),
		...recordWrites(seller, actions),
		...(ids.length > 0 ? [pageChange(tags), productEvents("product.changed", ids)] : []),
	];
	const outcome: ImportOutcome = { changed: changed.length, added: docs.length, missed: [] };
	return { writes, tags, outcome };
}

/**
 * Applies a file: all of it or nothing, in one commit after its pictures are stored, and once for its key. Throws
 * ShopError `invalid` where a line is wrong, `conflict` where it was cancelled, or others were faster each time.
 */
export async function applyImport(
	seller: Seller,
	file: ImportFile,
	key: string,
	watchedBy: string,
): Promise<ImportOutcome> {
	const work = async ({ step, finish }: Running) => {
		const stored: StoredPictures = new Map();
		const { tags, outcome } = await decided(async () => {
			const plan = await planImport(file);
			refuseFaults(plan, plan.report.faults);
			const lines = [...plan.additions, ...plan.patches];
			let done = 0;
			refuseFaults(plan, await storePictures(lines, stored, () => step(++done, lines.length)));
			const { writes, ...rest } = await writesOf(seller, plan, stored);
			await mustBeFree(plan.patches.filter(isSoldAnew).map(({ product }) => product));
			return { ...rest, writes: [...finish(rest.outcome), ...writes] };
		});
		expireTags(tags);
		return outcome;
	};
	return importOnce(seller, key, work, watchedBy);
}
