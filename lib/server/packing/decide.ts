import "server-only";
import { mayReplace, USUAL_IF_MISSING } from "@/lib/domain/packing";
import type { PackInput } from "@/lib/domain/packing-schema";
import type { OrderDoc } from "@/models/order";
import type { OrderLineDoc, ReplacementDoc } from "@/models/order-line";
import { ShopError } from "../platform/errors";
import { isSame, replacementKey } from "./replacements";

type Decision = PackInput["lines"][number];

function refuseInput(message: string): ShopError {
	return new ShopError("invalid", message, { errors: { lines: message } });
}

function replacementFor(
	line: OrderLineDoc,
	wanted: NonNullable<Decision["replacement"]>,
	replacements: ReadonlyMap<string, ReplacementDoc>,
): ReplacementDoc {
	const kept = line.packed?.replacement;
	if (kept && isSame(kept, wanted)) return kept;
	const found = replacements.get(replacementKey(wanted));
	if (!found) throw new ShopError("conflict", "This order has just been changed. Please look again.");
	return found;
}

function decide(
	order: OrderDoc,
	line: OrderLineDoc,
	{ picked, replacement }: Decision,
	replacements: ReadonlyMap<string, ReplacementDoc>,
): OrderLineDoc {
	const { packed: _, ...open } = line;
	if (picked === null) return open;
	if (picked > line.quantity) throw refuseInput(`Only ${line.quantity} ${line.name} were ordered`);
	if (!replacement) return { ...open, packed: { quantity: picked } };
	if (picked === line.quantity) throw refuseInput(`Nothing of ${line.name} is missing`);
	if (replacement.product === String(line.product)) throw refuseInput("Please choose another product");
	if (!mayReplace(line.ifMissing ?? order.ifMissing ?? USUAL_IF_MISSING))
		throw new ShopError("conflict", `The customer wants the money back for ${line.name}`);
	return {
		...open,
		packed: { quantity: picked, replacement: replacementFor(line, replacement, replacements) },
	};
}

/**
 * The order's lines with these decisions in them. Throws ShopError `invalid` for a product that is not in the order
 * or named twice, more than was ordered, or a replacement where nothing is missing; `conflict` where the customer
 * wants none.
 */
export function decideLines(
	order: OrderDoc,
	decisions: readonly Decision[],
	replacements: ReadonlyMap<string, ReplacementDoc>,
): OrderLineDoc[] {
	const byProduct = new Map(decisions.map((decision) => [decision.product, decision]));
	if (byProduct.size < decisions.length) throw refuseInput("Please name each product once");
	const lines = order.lines.map((line) => {
		const decision = byProduct.get(String(line.product));
		byProduct.delete(String(line.product));
		return decision ? decide(order, line, decision, replacements) : line;
	});
	if (byProduct.size > 0) throw refuseInput("A product is not in this order");
	return lines;
}
