import "server-only";
import { Types } from "mongoose";
import { commitRecorded } from "@/lib/server/audit/audit-log";
import { cacheTags, expireTags, pageChange } from "@/lib/server/cache/invalidation";
import { change, insertion, removal, type Write } from "@/lib/server/database/commit";
import { connectDatabase } from "@/lib/server/database/connect";
import { parse } from "@/lib/server/http/read";
import { clock } from "@/lib/server/platform/clock";
import { notFound, ShopError } from "@/lib/server/platform/errors";
import { changesBetween, type Seller } from "@/lib/team/rules";
import { Aisle, type AisleDoc } from "@/models/aisles";
import { Product } from "@/models/products";
import { AISLE_NOT_FOUND, type AisleTerms, type ListedAisle, type Aisle as ShopAisle } from "../rules";
import { type AisleChange, type AisleInput, aisleSchema } from "../schema";
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

const missing = () => new ShopError("invalid", AISLE_NOT_FOUND, { errors: { aisles: AISLE_NOT_FOUND } });

/** Holds these aisles for a commit that puts products on them: none of them goes in the same moment. */
export function onAisles(ids: Iterable<string>): Write[] {
	return [...new Set(ids)].map((_id) => change(Aisle, { _id }, { $inc: { revision: 1 } }, missing));
}

/** Has exactly these products stand in the aisle. */
function standing(id: Types.ObjectId, products: readonly string[]): Write {
	const chosen = products.map((one) => new Types.ObjectId(one));
	return {
		run: async (session) => {
			const others = { aisles: id, _id: { $nin: chosen } };
			await Product.updateMany(others, { $pull: { aisles: id }, $inc: { revision: 1 } }, { session });
			const added = { _id: { $in: chosen }, aisles: { $ne: id } };
			await Product.updateMany(added, { $addToSet: { aisles: id }, $inc: { revision: 1 } }, { session });
			return true;
		},
	};
}

async function listed(id: string): Promise<ListedAisle> {
	const aisle = (await listAisles()).find(({ _id }) => _id === id);
	if (!aisle) throw notFound(AISLE_NOT_FOUND);
	return aisle;
}

/** Makes an aisle, the last unless it says where it stands. */
export async function addAisle(
	seller: Seller,
	{ products = [], order, ...input }: AisleInput,
	keep: (aisle: ListedAisle) => Write[],
): Promise<ListedAisle> {
	const known = await readAisles();
	const terms = { ...input, order: order ?? Math.max(0, ...known.map((aisle) => aisle.order)) + 1 };
	const at = clock.now();
	const doc: AisleDoc = { _id: new Types.ObjectId(), ...terms, revision: 0, createdAt: at, updatedAt: at };
	const made = { _id: String(doc._id), ...terms, count: new Set(products).size };
	const changes = changesBetween<AisleTerms>({}, terms, NAMES);
	const action = { kind: "aisle-added" as const, subject: terms.name, subjectId: made._id, changes };
	await commitRecorded(
		seller,
		action,
		insertion(Aisle, doc),
		standing(doc._id, products),
		pageChange(TAGS),
		...keep(made),
	);
	expireTags(TAGS);
	return listed(made._id);
}

/** Changes an aisle, and which products stand in it where that is said. Throws ShopError `not-found`, `invalid`. */
export async function changeAisle(
	seller: Seller,
	id: string,
	{ products, ...wanted }: AisleChange,
): Promise<ListedAisle> {
	const found = (await readAisles()).find(({ _id }) => _id === id);
	if (!found) throw notFound(AISLE_NOT_FOUND);
	const { _id, ...before } = found;
	const after = { order: before.order, ...parse(aisleSchema, { ...before, ...wanted }) };
	const changes = changesBetween<AisleTerms>(before, after, NAMES);
	const action = { kind: "aisle-changed" as const, subject: before.name, subjectId: id, changes };
	const gone = () => notFound(AISLE_NOT_FOUND);
	await commitRecorded(
		seller,
		action,
		change(Aisle, { _id }, { $set: after, $inc: { revision: 1 } }, gone),
		...(products ? [standing(new Types.ObjectId(_id), products)] : []),
		pageChange(TAGS),
	);
	expireTags(TAGS);
	return listed(id);
}

/** Puts all aisles in this order. Throws ShopError `conflict` where others are there by now. */
export async function arrangeAisles(seller: Seller, ids: readonly string[]): Promise<ListedAisle[]> {
	const known = await readAisles();
	const isWhole = ids.length === known.length && known.every(({ _id }) => ids.includes(_id));
	if (!isWhole) throw new ShopError("conflict", "There are other aisles by now. Please look again.");
	const nameOf = (id: string) => known.find(({ _id }) => _id === id)?.name ?? "";
	const words = { before: known.map(({ name }) => name).join(", "), after: ids.map(nameOf).join(", ") };
	const action = {
		kind: "aisle-changed" as const,
		subject: "the order",
		changes: [{ field: "Order", ...words }],
	};
	const moves = ids.map((_id, place) => change(Aisle, { _id }, { $set: { order: place + 1 } }));
	await commitRecorded(seller, action, ...moves, pageChange(TAGS));
	expireTags(TAGS);
	return listAisles();
}

/** Takes an aisle away; its products stay. Throws ShopError `not-found`. */
export async function removeAisle(seller: Seller, id: string): Promise<void> {
	await connectDatabase();
	const found: Pick<ShopAisle, "name"> | null = await Aisle.findById(id).select("name").lean<AisleDoc>();
	const gone = () => notFound(AISLE_NOT_FOUND);
	if (!found) throw gone();
	const action = { kind: "aisle-removed" as const, subject: found.name, subjectId: id };
	const emptied = standing(new Types.ObjectId(id), []);
	await commitRecorded(seller, action, removal(Aisle, { _id: id }, gone), emptied, pageChange(TAGS));
	expireTags(TAGS);
}
