import "server-only";
import { type QueryFilter, Types, type UpdateQuery } from "mongoose";
import { productEvents } from "@/lib/integrations/server/events";
import { type Action, recordingRefusals, recordWrite } from "@/lib/server/audit/audit-log";
import { cacheTags, expireTags, pageChange } from "@/lib/server/cache/invalidation";
import { change, decided, insertion, removal, type Write } from "@/lib/server/database/commit";
import { parse } from "@/lib/server/http/read";
import { clock } from "@/lib/server/platform/clock";
import { invalid, notFound, ShopError } from "@/lib/server/platform/errors";
import { changesBetween, type FieldChange, type Seller } from "@/lib/team/rules";
import { Aisle, type AisleDoc } from "@/models/aisles";
import { Product, type ProductDoc } from "@/models/products";
import { type AisleChange, type AisleInput, aisleSchema, MAX_ORDER } from "../calls";
import { AISLE_NOT_FOUND, type AisleTerms, type ListedAisle } from "../rules";
import { listAisles, readAisles } from "./read";

/** What the record calls each part of an aisle. */
const NAMES: Record<keyof AisleTerms, string> = {
	name: "Name",
	urduName: "Urdu name",
	category: "Stands under",
	order: "Order",
	from: "From",
	until: "Until",
};

const TAGS = [cacheTags.catalogue, cacheTags.anyProduct];

const missing = () => invalid("aisles", AISLE_NOT_FOUND);

/** Holds these aisles for a commit that puts products on them: none of them goes in the same moment. */
export function onAisles(ids: Iterable<string>): Write[] {
	return [...new Set(ids)].map((_id) => change(Aisle, { _id }, { $inc: { revision: 1 } }, missing));
}

const idsOf = async (where: QueryFilter<ProductDoc>) =>
	(await Product.find(where).select("_id").lean<Pick<ProductDoc, "_id">[]>()).map(({ _id }) => String(_id));

/** The products that have to come and go so that exactly these of the shelf stand in the aisle; archived ones stay. */
async function movesOf(aisles: Types.ObjectId, products: readonly string[]) {
	const [removed, added] = await Promise.all([
		idsOf({ aisles, isArchived: false, _id: { $nin: products } }),
		idsOf({ aisles: { $ne: aisles }, _id: { $in: products } }),
	]);
	return { removed, added };
}

/** Moves these products, each an edit of it; where one of them has moved meanwhile it is decided anew. */
function moving(aisles: Types.ObjectId, { removed, added }: Awaited<ReturnType<typeof movesOf>>): Write[] {
	const edit = (ids: string[], where: QueryFilter<ProductDoc>, update: UpdateQuery<ProductDoc>): Write => ({
		run: async (session) => {
			if (ids.length === 0) return true;
			const edited = { ...update, $inc: { revision: 1 } };
			const { matchedCount } = await Product.updateMany({ ...where, _id: { $in: ids } }, edited, { session });
			return matchedCount === ids.length;
		},
	});
	return [
		edit(removed, { aisles }, { $pull: { aisles } }),
		edit(added, { aisles: { $ne: aisles } }, { $addToSet: { aisles } }),
		productEvents("product.changed", [...removed, ...added]),
	];
}

/** Does what is decided of an aisle, with its entry in the record. */
async function recorded(
	seller: Seller,
	action: Action,
	decide: () => Promise<{ writes: Write[]; changes?: FieldChange[] }>,
): Promise<void> {
	await recordingRefusals(seller, action, () =>
		decided(async () => {
			const { writes, changes = [] } = await decide();
			return { writes: [...writes, pageChange(TAGS), recordWrite(seller, { ...action, changes })] };
		}),
	);
	expireTags(TAGS);
}

const gone = () => notFound(AISLE_NOT_FOUND);
/** Whether it is gone: any other change of it in the same moment is looked at anew. */
const goneOf = (_id: string) => async () => ((await Aisle.exists({ _id })) ? null : gone());

async function docOf(id: string): Promise<AisleDoc> {
	const doc = await Aisle.findById(id).lean<AisleDoc>();
	if (!doc) throw gone();
	return doc;
}

async function listed(id: string): Promise<ListedAisle> {
	const aisle = (await listAisles()).find(({ _id }) => _id === id);
	if (!aisle) throw gone();
	return aisle;
}

/** Makes an aisle, the last unless it says where it stands. */
export async function addAisle(
	seller: Seller,
	{ products = [], order, ...input }: AisleInput,
	keep: (aisle: ListedAisle) => Write[],
): Promise<ListedAisle> {
	const known = await readAisles();
	const last = Math.max(0, ...known.map((aisle) => aisle.order)) + 1;
	const terms = { ...input, order: order ?? Math.min(MAX_ORDER, last) };
	const at = clock.now();
	const doc: AisleDoc = { _id: new Types.ObjectId(), ...terms, revision: 0, createdAt: at, updatedAt: at };
	const _id = String(doc._id);
	const changes = changesBetween<AisleTerms>({}, terms, NAMES);
	await recorded(seller, { kind: "aisle-added", subject: terms.name, subjectId: _id }, async () => {
		const moves = await movesOf(doc._id, products);
		const kept = keep({ _id, ...terms, count: moves.added.length });
		return { writes: [insertion(Aisle, doc), ...moving(doc._id, moves), ...kept], changes };
	});
	return listed(_id);
}

/** Changes an aisle, and which products stand in it where that is said. Throws ShopError `not-found`, `invalid`. */
export async function changeAisle(
	seller: Seller,
	id: string,
	{ products, ...wanted }: AisleChange,
): Promise<ListedAisle> {
	const { name: subject } = await docOf(id);
	await recorded(seller, { kind: "aisle-changed", subject, subjectId: id }, async () => {
		const { _id, revision, ...before } = await docOf(id);
		const after = { order: before.order, ...parse(aisleSchema, { ...before, ...wanted }) };
		const moves = products && (await movesOf(_id, products));
		const put = change(Aisle, { _id, revision }, { $set: after, $inc: { revision: 1 } }, goneOf(id));
		const moved = moves ? moves.added.length + moves.removed.length : 0;
		return {
			writes: [put, ...(moves ? moving(_id, moves) : [])],
			changes: [
				...changesBetween<AisleTerms>(before, after, NAMES),
				...(moved > 0 ? [{ field: "Products moved", before: "", after: String(moved) }] : []),
			],
		};
	});
	return listed(id);
}

/** Puts all aisles in this order. Throws ShopError `conflict` where others are there by now. */
export async function arrangeAisles(seller: Seller, ids: readonly string[]): Promise<ListedAisle[]> {
	const known = await readAisles();
	const isWhole = ids.length === known.length && known.every(({ _id }) => ids.includes(_id));
	if (!isWhole) throw new ShopError("conflict", "There are other aisles by now. Please look again.");
	const nameOf = (id: string) => known.find(({ _id }) => _id === id)?.name ?? "";
	const words = { before: known.map(({ name }) => name).join(", "), after: ids.map(nameOf).join(", ") };
	const action = { kind: "aisle-changed" as const, subject: "the order" };
	const writes = ids.map((_id, place) =>
		change(Aisle, { _id }, { $set: { order: place + 1 }, $inc: { revision: 1 } }),
	);
	await recorded(seller, action, async () => ({ writes, changes: [{ field: "Order", ...words }] }));
	return listAisles();
}

/** Takes an aisle away; its products stay. Throws ShopError `not-found`. */
export async function removeAisle(seller: Seller, id: string): Promise<void> {
	const { name: subject } = await docOf(id);
	await recorded(seller, { kind: "aisle-removed", subject, subjectId: id }, async () => {
		const { _id, revision } = await docOf(id);
		const emptied = moving(_id, { removed: await idsOf({ aisles: _id }), added: [] });
		return { writes: [removal(Aisle, { _id, revision }, goneOf(id)), ...emptied] };
	});
}
