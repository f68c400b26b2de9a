/** A line of an earlier order that did not come into the cart. */
export type MissedLine = { name: string; why: "no longer sold" | "out of stock" | "no room in the cart" };

/** Says which lines did not come along, and why: `Not in your cart: Falsa (out of stock), Loquat (no longer sold).` */
export function missedText(missed: readonly MissedLine[]): string {
	return `Not in your cart: ${missed.map(({ name, why }) => `${name} (${why})`).join(", ")}.`;
}
