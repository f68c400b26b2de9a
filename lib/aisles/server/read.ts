import "server-only";
import { announce, cachedRead, cacheTags, isBuild } from "@/lib/server/cache/invalidation";
import { everyNewDay } from "@/lib/server/jobs/repeat";
import { clock } from "@/lib/server/platform/clock";
import { readShopDoc } from "@/lib/shop/server/read";
import { dayOf } from "@/lib/text/dates";
import { Aisle, type AisleDoc } from "@/models/aisles";
import { Product } from "@/models/products";
import { isThereOn, type ListedAisle, type Aisle as ShopAisle } from "../rules";

function toAisle({ _id, name, urduName, category, order, from, until }: AisleDoc): ShopAisle {
	return { _id: String(_id), name, urduName, category, order, from, until };
}

/** Every aisle in its order, read now. */
export async function readAisles(): Promise<ShopAisle[]> {
	return (await Aisle.find().sort({ order: 1, name: 1, _id: 1 }).lean<AisleDoc[]>()).map(toAisle);
}

/** The same with how many products on sale stand in each. */
export async function listAisles(): Promise<ListedAisle[]> {
	const aisles = await readAisles();
	if (aisles.length === 0) return [];
	const counts = await Product.aggregate<{ _id: unknown; count: number }>([
		{ $match: { isArchived: false, "aisles.0": { $exists: true } } },
		{ $unwind: "$aisles" },
		{ $group: { _id: "$aisles", count: { $sum: 1 } } },
	]);
	const byAisle = new Map(counts.map(({ _id, count }) => [String(_id), count]));
	return aisles.map((aisle) => ({ ...aisle, count: byAisle.get(aisle._id) ?? 0 }));
}

/** The aisles that are there today, in their order, read now. */
export async function readAislesToday(): Promise<ShopAisle[]> {
	return (await readAisles()).filter(isThereToday());
}

function isThereToday(): (aisle: ShopAisle) => boolean {
	const today = dayOf(clock.shopNow());
	return (aisle) => isThereOn(aisle, today);
}

async function readOpen(): Promise<ListedAisle[]> {
	if (isBuild) return [];
	// So that an instance goes by the shop's clock as it is now.
	await readShopDoc();
	return (await listAisles()).filter(isThereToday());
}

const cachedAisles = cachedRead("aisles", () => [cacheTags.catalogue, cacheTags.shop], readOpen);

/** The aisles that are there today, in their order; cached until a change, or the day, makes them stale. */
export const getAisles = () => cachedAisles("open");

/** Has pages made again when the shop's day is another one, where an aisle begins or ends by date: they are stored. */
export function startAisleDays(): void {
	everyNewDay("the days of aisles", async () => {
		const hasDates = { $or: [{ from: { $ne: null } }, { until: { $ne: null } }] };
		if (await Aisle.exists(hasDates)) await announce([cacheTags.catalogue]);
	});
}
