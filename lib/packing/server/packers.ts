import "server-only";
import { WAITS_FOR_YES } from "@/lib/orders/rules/order-messages";
import { retryOnDuplicate } from "@/lib/server/database/errors";
import { SELLER_NEWS, signal } from "@/lib/server/live/signals";
import { clock } from "@/lib/server/platform/clock";
import { ShopError } from "@/lib/server/platform/errors";
import type { Seller } from "@/lib/team/rules";
import { Order } from "@/models/order";
import { Packer, type PackerDoc } from "@/models/team";
import type { OpenSheets } from "../calls";
import type { Packers } from "../rules";

/** Who was not heard of for so long packs no more, in milliseconds. */
const GONE_MS = 180_000;

const whilePacking = () => ({
	at: { $gt: new Date(clock.now().getTime() - GONE_MS) },
	"sheets.order": { $exists: true },
});

/** What others pack right now: an order is packed by who has begun it first. */
export async function packersBeside({ id }: Pick<Seller, "id">): Promise<Packers> {
	const packers = await Packer.find(whilePacking()).sort({ _id: 1 }).lean<PackerDoc[]>();
	const all = packers.flatMap(({ _id, name, sheets }) => sheets.map((sheet) => ({ ...sheet, _id, name })));
	const first = new Map<string, (typeof all)[number]>();
	for (const sheet of all.toSorted((one, other) => one.since.getTime() - other.since.getTime()))
		if (!first.has(sheet.order)) first.set(sheet.order, sheet);
	const others = [...first].filter(([, { _id }]) => _id !== id);
	return Object.fromEntries(others.map(([order, { name }]) => [order, name]));
}

/**
 * Notes which orders somebody packs, in place of those before; said again while they do, so that it ends by itself.
 * Taken over, an order is theirs alone. Answers what others pack. Throws ShopError `conflict` for an order that waits for
 * its customer's yes.
 */
export async function notePacking({ id, name }: Seller, { orders, takeOver }: OpenSheets): Promise<Packers> {
	if (await Order.exists({ _id: { $in: orders }, "confirmation.state": "asked" }))
		throw new ShopError("conflict", WAITS_FOR_YES);
	const at = clock.now();
	const known = await Packer.findOne({ ...whilePacking(), _id: id }).lean<PackerDoc>();
	const before = new Map(known?.sheets.map(({ order, since }) => [order, since]));
	const isSame = orders.length === before.size && orders.every((order) => before.has(order));
	const others = { _id: { $ne: id }, "sheets.order": { $in: orders } };
	if (takeOver) await Packer.updateMany(others, { $pull: { sheets: { order: { $in: orders } } } });
	const sheets = orders.map((order) => ({ order, since: before.get(order) ?? at }));
	await retryOnDuplicate(() =>
		Packer.updateOne({ _id: id }, { $set: { name, sheets, at } }, { upsert: true }),
	);
	if (!isSame || takeOver) signal(SELLER_NEWS);
	return packersBeside({ id });
}
