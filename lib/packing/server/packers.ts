import "server-only";
import { retryOnDuplicate } from "@/lib/server/database/errors";
import { SELLER_NEWS, signal } from "@/lib/server/live/signals";
import { clock } from "@/lib/server/platform/clock";
import type { Seller } from "@/lib/team/rules";
import { Packer, type PackerDoc } from "@/models/team";
import type { OpenSheets } from "../calls";
import type { Packers } from "../rules";

/** Who was not heard of for so long packs no more, in milliseconds. */
const GONE_MS = 180_000;

const lastHeard = () => ({ $gt: new Date(clock.now().getTime() - GONE_MS) });

/** What others pack right now: an order is packed by who has begun first. */
export async function packersBeside({ id }: Pick<Seller, "id">): Promise<Packers> {
	const packers = await Packer.find({ at: lastHeard() }).sort({ since: 1, _id: 1 }).lean<PackerDoc[]>();
	const first = new Map<string, PackerDoc>();
	for (const packer of packers)
		for (const order of packer.orders) if (!first.has(order)) first.set(order, packer);
	const others = [...first].filter(([, { _id }]) => _id !== id);
	return Object.fromEntries(others.map(([order, { name }]) => [order, name]));
}

/**
 * Notes which orders somebody packs, in place of those before; said again while they do, so that it ends by itself.
 * Taken over, an order is theirs alone. Answers what others pack.
 */
export async function notePacking({ id, name }: Seller, { orders, takeOver }: OpenSheets): Promise<Packers> {
	const [at, named] = [clock.now(), { $in: orders }];
	const isSame = await Packer.exists({ _id: id, at: lastHeard(), orders: { $eq: orders } });
	if (takeOver) await Packer.updateMany({ _id: { $ne: id }, orders: named }, { $pull: { orders: named } });
	await retryOnDuplicate(() =>
		Packer.updateOne(
			{ _id: id },
			{ $set: { name, orders, at, ...(isSame ? {} : { since: at }) } },
			{ upsert: true },
		),
	);
	if (!isSame || takeOver) signal(SELLER_NEWS);
	return packersBeside({ id });
}
