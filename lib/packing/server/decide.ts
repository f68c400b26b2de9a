import "server-only";
import { type Also, findOrder } from "@/lib/money/server/save-order";
import { orderNumber } from "@/lib/orders/rules/order";
import { PACKED } from "@/lib/orders/rules/order-states";
import type { SellerOrder } from "@/lib/orders/rules/seller-order";
import { readOrderLines } from "@/lib/orders/server/lines";
import { moveOrder } from "@/lib/orders/server/move-order";
import { tellLater } from "@/lib/orders/server/order-news";
import { mustLeadTo, stepTo } from "@/lib/orders/server/steps";
import { toSellerOrder } from "@/lib/orders/server/to-order";
import { urduWordsOf } from "@/lib/products/rules/product";
import { recordingRefusals, recordWrite } from "@/lib/server/audit/audit-log";
import { invalid, ShopError } from "@/lib/server/platform/errors";
import { MAX_LINE_QUANTITY } from "@/lib/stock/rules";
import type { FieldChange, Seller } from "@/lib/team/rules";
import { formatWeight, stepsIn, unitsOf } from "@/lib/text/sold-by";
import type { OrderDoc } from "@/models/order";
import type { OrderLineDoc, PackedDoc, ReplacementDoc } from "@/models/order-parts";
import type { PackInput } from "../calls";
import {
	foundWords,
	insteadWords,
	isChanged,
	MOST_WEIGHED,
	mayReplace,
	orderedWords,
	packedUnits,
	USUAL_IF_MISSING,
} from "../rules";

/** What a packer has found of an order's lines, held against what was ordered. */

type Wanted = NonNullable<PackInput["lines"][number]["replacement"]>;

const replacementKey = ({ product, quantity, grams }: Wanted) => [product, quantity, grams].join(":");

/** True for what is in the bag already. */
function isSame(packed: ReplacementDoc, wanted: Wanted): boolean {
	const isAsMuch = packed.stepGrams ? packed.grams === wanted.grams : packed.quantity === wanted.quantity;
	return String(packed.product) === wanted.product && isAsMuch;
}

/** A replacement that is asked for, and what the line holds of its product already. */
type Fresh = { wanted: Wanted; held: number };

/** What is asked for anew: a line keeps what it holds already, whether or not that can still be bought. */
function freshIn({ lines }: OrderDoc, decisions: PackInput["lines"]): Fresh[] {
	return decisions.flatMap(({ product, replacement: wanted }) => {
		const kept = lines.find((line) => String(line.product) === product)?.packed?.replacement;
		if (!wanted || (kept && isSame(kept, wanted))) return [];
		const isMore = kept?.isCounted && String(kept.product) === wanted.product;
		return { wanted, held: isMore ? unitsOf(kept) : 0 };
	});
}

/**
 * The replacements that are newly asked for, by what was asked, at the prices of this moment. Throws ShopError
 * `conflict`, in the words of an order, for a product that cannot be bought.
 */
export async function readReplacements(
	order: OrderDoc,
	decisions: PackInput["lines"],
): Promise<Map<string, ReplacementDoc>> {
	const read = freshIn(order, decisions).map(async ({ wanted, held }) => {
		const { product, quantity = 1 } = wanted;
		const [line] = await readOrderLines([{ product, quantity }], new Map([[product, held]]));
		return line ? [[replacementKey(wanted), replacementOf(line, wanted)] as const] : [];
	});
	return new Map((await Promise.all(read)).flat());
}

/** As much of a product as is asked for; whether the shelf holds it, the commit decides. */
function replacementOf(line: OrderLineDoc, { grams }: Wanted): ReplacementDoc {
	const { product, name, imageUrl, unit, unitPrice, quantity, stepGrams, isCounted } = line;
	if (stepGrams && grams === undefined) throw refuseInput(`Please say how many grams of ${name}`);
	if (!stepGrams && grams !== undefined) throw refuseInput(`${name} is sold by the piece`);
	if (grams !== undefined && stepsIn(grams, line) > MAX_LINE_QUANTITY)
		throw refuseInput(`Quantity can be at most ${MAX_LINE_QUANTITY}`);
	const much = stepGrams && grams ? { quantity: stepsIn(grams, line), stepGrams, grams } : { quantity };
	const taken = { product, name, imageUrl, unit, unitPrice, ...much, ...urduWordsOf(line) };
	return { ...taken, ...(isCounted ? { isCounted } : {}) };
}

type Decision = PackInput["lines"][number];

/** A decision that cannot be right, in a sentence. */
export function refuseInput(message: string): ShopError {
	return invalid("lines", message);
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

/** What of a line is there; null where its decision is taken back. */
function foundOf(line: OrderLineDoc, { picked, grams }: Decision): PackedDoc | null {
	const { name, quantity, stepGrams } = line;
	if (picked === null || grams === null) return null;
	if (!stepGrams) {
		if (picked === undefined) throw refuseInput(`${name} is sold by the piece`);
		if (picked > quantity) throw refuseInput(`Only ${quantity} ${name} were ordered`);
		return { quantity: picked };
	}
	if (grams === undefined) throw refuseInput(`${name} is weighed: please say its grams`);
	const most = unitsOf(line) * MOST_WEIGHED;
	if (grams > most) throw refuseInput(`At most ${formatWeight(most)} of ${name} can be packed`);
	return { quantity: Math.min(quantity, stepsIn(grams, line)), grams };
}

function decide(
	order: OrderDoc,
	line: OrderLineDoc,
	decision: Decision,
	replacements: ReadonlyMap<string, ReplacementDoc>,
): OrderLineDoc {
	const { packed: _, ...open } = line;
	const { replacement } = decision;
	const found = foundOf(line, decision);
	if (!found) return open;
	if (!replacement) return { ...open, packed: found };
	if (packedUnits(line, found) >= unitsOf(line)) throw refuseInput(`Nothing of ${line.name} is missing`);
	if (replacement.product === String(line.product)) throw refuseInput("Please choose another product");
	if (!mayReplace(line.ifMissing ?? order.ifMissing ?? USUAL_IF_MISSING))
		throw new ShopError("conflict", `The customer wants the money back for ${line.name}`);
	return { ...open, packed: { ...found, replacement: replacementFor(line, replacement, replacements) } };
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

function mustBeDecided(lines: readonly OrderLineDoc[]): void {
	const open = lines.find(({ packed }) => !packed);
	if (!open) return;
	throw refuseInput(`Please say how much of ${open.name} was picked`);
}

/** One commit of what was found; complete, it is the step that ends packing as well. */
async function write(seller: Seller, orderId: string, input: PackInput, also: Also): Promise<OrderDoc> {
	const found = await findOrder({ _id: orderId });
	mustLeadTo(found, PACKED);
	const replacements = await readReplacements(found, input.lines);
	const pack = (order: OrderDoc) => {
		mustLeadTo(order, PACKED);
		const lines = decideLines(order, input.lines, replacements);
		if (!input.isComplete) return { ...order, lines };
		mustBeDecided(lines);
		return stepTo({ ...order, lines }, { status: PACKED, reason: "" }, "seller", seller.name);
	};
	return (await moveOrder({ _id: orderId }, pack, also)).order;
}

function changesOf({ lines }: OrderDoc): FieldChange[] {
	return lines.filter(isChanged).flatMap(({ packed, ...line }) => {
		if (!packed) return [];
		const instead = packed.replacement;
		const also = instead ? `, ${insteadWords(instead, instead.name)}` : "";
		return { field: line.name, before: orderedWords(line), after: `${foundWords(line, packed)}${also}` };
	});
}

/**
 * Writes down what a packer has found of an order's lines; those that are not named stay as they were decided. Once
 * complete the order is packed. Throws ShopError `not-found`; `conflict` where the order can no longer be packed, a
 * replacement is not wanted or cannot be bought; `invalid` for a line that is not there, more than was ordered, or, complete,
 * for a line that nobody has decided.
 */
export async function packOrder(seller: Seller, orderId: string, input: PackInput): Promise<SellerOrder> {
	if (!input.isComplete) return toSellerOrder(await write(seller, orderId, input, () => []));
	const action = { kind: "order-packed" as const, subject: orderNumber(orderId), subjectId: orderId };
	const order = await recordingRefusals(seller, action, () =>
		write(seller, orderId, input, ({ order: packed }) => [
			tellLater(packed),
			recordWrite(seller, { ...action, changes: changesOf(packed) }),
		]),
	);
	return toSellerOrder(order);
}
