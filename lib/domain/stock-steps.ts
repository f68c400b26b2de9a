/**
 * How the shelf is made to agree with an order, one atomic step after another, from whatever a crash has left: pieces
 * that are held for it, pieces that the ledger has as sold for it, and how many it should have.
 */
export type ShelfStep =
	| { kind: "sell-held" }
	| { kind: "release" }
	| { kind: "sell" | "return"; quantity: number };

/** Where one product stands with one order; pieces. `held` is null where nothing is held. */
export type ShelfPosition = {
	/** How many the order should have. */
	wanted: number;
	/** How many the ledger says were sold for it and have not come back. */
	sold: number;
	held: number | null;
};

/** The next step; null once they agree. What is held is never sold twice: sold first, then compared again. */
export function stepFor({ wanted, sold, held }: ShelfPosition): ShelfStep | null {
	const missing = wanted - sold;
	if (held !== null) return missing > 0 ? { kind: "sell-held" } : { kind: "release" };
	if (missing === 0) return null;
	return missing > 0 ? { kind: "sell", quantity: missing } : { kind: "return", quantity: -missing };
}
