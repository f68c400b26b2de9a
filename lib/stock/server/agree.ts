import "server-only";
import { inBatches } from "@/lib/server/platform/batches";
import { perProcess } from "@/lib/server/platform/per-process.mjs";
import type { StockHold } from "@/models/products";
import { asHeld, heldEntry } from "./hold";
import { enterMovementsSoon } from "./ledger";
import { lookAt, type Position, type Wish } from "./position";
import { type Stepped, stepUntilAgreed } from "./step";
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

/** What is wanted, once for each product. */
function wishesOf(wanted: ReadonlyMap<string, number>, whose: Wish["whose"]): Wish[] {
	return [...wanted].map(([product, quantity]) => ({ product, quantity, whose }));
}

/** What was sold as it was held cannot be wrong: whoever moves the order finds it sold, or has ended the hold before. */
type Came = Stepped | "sold-as-held";

/** All that is wanted at once: what can be sold as it is held goes product by product in one write, the rest step by step. */
async function agreeTogether(wishes: readonly Wish[]): Promise<(Came | Error)[]> {
	const positions = await lookAt(wishes);
	const sold = await sellBriefHolds(positions);
	return Promise.all(
		wishes.map(async (wish): Promise<Came | Error> => {
			if (sold.has(wish)) return "sold-as-held";
			try {
				return await stepUntilAgreed(wish, positions.get(wish));
			} catch (error) {
				return error instanceof Error ? error : new Error(String(error));
			}
		}),
	);
}

const startBatches = () => inBatches(agreeTogether);

/** The products of which there are too few, and whether the order has to be looked at again: it may have been moved meanwhile. */
export type Agreement = { short: string[]; isCertain: boolean };

/**
 * Makes the shelf agree with an order: of each product (by its id) as many pieces have left it for this order as are
 * wanted, however often this runs and whatever was cut off.
 */
export async function agreeWithOrder(
	wanted: ReadonlyMap<string, number>,
	whose: Wish["whose"],
): Promise<Agreement> {
	if (wanted.size === 0) return { short: [], isCertain: true };
	const agree = perProcess("agreement of orders and shelf", startBatches);
	const wishes = wishesOf(wanted, whose);
	const came = await Promise.all(wishes.map(agree));
	enterMovementsSoon();
	return {
		short: wishes.filter((_, place) => came[place] === "short").map(({ product }) => product),
		isCertain: came.every((each) => each === "sold-as-held"),
	};
}
