import { formatRupees } from "./money";
import type { OrderLine } from "./order";
import { costOf, isChanged } from "./packing";

/** How many rupees a line costs less than it was ordered for, in words. */
function lessText(line: OrderLine): string {
	const less = line.unitPrice * line.quantity - costOf(line);
	return less > 0 ? `${formatRupees(less)} less.` : "Same price.";
}

/** What a customer reads of a line that was packed otherwise than it was ordered; null for any other. */
export function changeText(line: OrderLine): string | null {
	const { product, quantity, packed } = line;
	if (!packed || !isChanged(line)) return null;
	const there =
		packed.quantity === 0 ? `no ${product.name}` : `${packed.quantity} of ${quantity} ${product.name}`;
	const { replacement } = packed;
	const instead = replacement ? `, ${replacement.quantity} ${replacement.product.name} instead` : "";
	return `There was ${there}${instead}. ${lessText(line)}`;
}

/** What of an order was packed otherwise than it was ordered, a sentence or two for each line. */
export function changesOfOrder(items: readonly OrderLine[]): string[] {
	return items.flatMap((line) => changeText(line) ?? []);
}
