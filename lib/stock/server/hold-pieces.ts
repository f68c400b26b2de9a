import "server-only";
import { inBatches } from "@/lib/server/platform/batches";
import { clock } from "@/lib/server/platform/clock";
import { perProcess } from "@/lib/server/platform/per-process.mjs";
import type { OrderLineDoc } from "@/models/order-line";
import { BY_SHOP } from "./hold";
import { writeStock } from "./write";

export type Line = Pick<OrderLineDoc, "product" | "name" | "urduName" | "quantity" | "isCounted">;

/** For whom pieces are held, and for how many milliseconds. */
export type Holder = {
	key: string;
	holdMs: number;
	/** True for an order that is made at once: see `StockHold`. */
	isBrief: boolean;
};

type Asked = { line: Line; holder: Holder };

/** One atomic write for all of these, of one product: the pieces are taken if there are so many, and none are held for these orders yet. */
async function hold(all: readonly [Asked, ...Asked[]]): Promise<boolean> {
	const at = clock.shopNow();
	const holds = all.map(({ line: { quantity }, holder: { key, holdMs, isBrief } }) => {
		return { key, quantity, at, heldUntil: new Date(at.getTime() + holdMs), isBrief };
	});
	const keys = holds.map(({ key }) => key);
	const pieces = holds.reduce((sum, { quantity }) => sum + quantity, 0);
	const known = holds.filter(({ isBrief }) => !isBrief);
	const taken = await writeStock({
		product: all[0].line.product,
		condition: { stock: { $gte: pieces }, "stockHolds.key": { $nin: keys } },
		holds,
		entries: known.map(({ key, quantity }) => ({ at, by: BY_SHOP, kind: "held", change: -quantity, key })),
	});
	return taken !== null;
}

/** Of the brief ones those that can share a write: each order once. */
function sharing(asked: readonly Asked[]): Asked[] {
	const keys = asked.map(({ holder }) => holder.key);
	return asked.filter(({ holder }, at) => holder.isBrief && keys.indexOf(holder.key) === at);
}

/** All of one product: together, or where that is refused one after the other, first come first served. */
async function holdOfProduct(asked: readonly Asked[]): Promise<[Asked, boolean][]> {
	const held = new Map<Asked, boolean>();
	const [first, ...others] = sharing(asked);
	if (first && others.length > 0 && (await hold([first, ...others])))
		for (const each of [first, ...others]) held.set(each, true);
	for (const each of asked) if (!held.has(each)) held.set(each, await hold([each]));
	return [...held];
}

async function holdTogether(asked: readonly Asked[]): Promise<boolean[]> {
	const products = [...new Set(asked.map(({ line }) => String(line.product)))];
	const answers = await Promise.all(
		products.map((id) => holdOfProduct(asked.filter(({ line }) => String(line.product) === id))),
	);
	const held = new Map(answers.flat());
	return asked.map((each) => held.get(each) ?? false);
}

const startBatches = () => inBatches(holdTogether);

/** Holds the pieces of one line, or answers false; many orders of one moment share a write. */
export function holdPieces(asked: Asked): Promise<boolean> {
	return perProcess("holds of pieces", startBatches)(asked);
}
