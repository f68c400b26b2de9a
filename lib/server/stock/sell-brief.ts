import "server-only";
import type { StockHold } from "@/models/product";
import { asHeld, heldEntry } from "./hold";
import type { Position, Wish } from "./position";
import { writeStock } from "./write";

type Sale = { wish: Wish; held: StockHold };

/** What was held only for the moment, and is sold just as it was held. */
function saleOf(wish: Wish, { step, sold, held }: Position): Sale | null {
	if (step?.kind !== "sell-held" || !held?.isBrief || sold + held.quantity !== wish.quantity) return null;
	return { wish, held };
}

/** One atomic write for all of a product's: it happens if each hold is still as it was seen. */
async function sellAll(product: Wish["product"], sales: readonly Sale[]): Promise<Wish[]> {
	const sold = await writeStock({
		product,
		condition: { $and: sales.map(({ held }) => asHeld(held)) },
		unhold: sales.map(({ held }) => held.key),
		known: sales.map(({ wish, held }) => ({
			...heldEntry(held),
			kind: "sold" as const,
			order: wish.whose.order,
		})),
	});
	return sold ? sales.map(({ wish }) => wish) : [];
}

/** Sells what waits for nothing else, a product's orders together; answers the wishes that are met with it. */
export async function sellBriefHolds(positions: ReadonlyMap<Wish, Position>): Promise<Set<Wish>> {
	const ofProduct = new Map<string, Sale[]>();
	for (const [wish, position] of positions) {
		const sale = saleOf(wish, position);
		const others = ofProduct.get(wish.product) ?? [];
		// Asked for twice in one moment, it is sold once.
		const isNew = sale !== null && !others.some(({ held }) => held.key === sale.held.key);
		if (isNew) ofProduct.set(wish.product, [...others, sale]);
	}
	const met = await Promise.all([...ofProduct].map(([product, sales]) => sellAll(product, sales)));
	return new Set(met.flat());
}
