import "server-only";
import { inBatches } from "../platform/batches";
import { perProcess } from "../platform/per-process.mjs";
import { enterMovementsSoon } from "./ledger";
import { lookAt, type Wish } from "./position";
import { sellBriefHolds } from "./sell-brief";
import { type Stepped, stepUntilAgreed } from "./step";

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
