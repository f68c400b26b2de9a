import type { PricedLine } from "@/lib/cart/rules/totals";
import type { OrderLine } from "@/lib/orders/rules/order";
import type { Category, UrduWords } from "@/lib/products/rules/product";
import { formatAmount, formatRupees } from "@/lib/text/money";
import {
	type Counted,
	costOfUnits,
	formatWeight,
	lineCost,
	type Sold,
	type Stepped,
	unitsOf,
} from "@/lib/text/sold-by";

/** What a customer wants where something is not there: the nearest thing instead, the money, or a call. */
export const IF_MISSING = ["replace", "refund", "call"] as const;
export type IfMissing = (typeof IF_MISSING)[number];
/** What holds where nobody has said anything. */
export const USUAL_IF_MISSING: IfMissing = "replace";

/** A line is weighed with up to so many times of what was ordered. */
export const MOST_WEIGHED = 2;

/** From below, and above, these shares of what was ordered a weight may be a slip. */
const [FAR_BELOW, FAR_ABOVE] = [0.7, 1.2];

/** Whether so many grams are so far from what was ordered that it is asked for once. */
export function isFarOff(grams: number, line: Counted): boolean {
	const ordered = unitsOf(line);
	return grams < ordered * FAR_BELOW || grams > ordered * FAR_ABOVE;
}

/** What went into the bag for a line: how much of what was ordered, and what instead of the rest. */
export type Packed = {
	/** 0 to the ordered quantity: pieces, or the steps that were weighed. */
	quantity: number;
	/** What was weighed, up to twice of what was ordered; missing where it is sold by the piece. */
	grams?: number;
	replacement: Replacement | null;
};

/** Another product in place of what was missing; `unitPrice` in rupees, as it was when it was packed. */
export type Replacement = PricedLine &
	Sold & {
		product: UrduWords & { _id: string; name: string; imageUrl: string; unit?: string };
	};

/** What of a line its cost follows from: how it was packed, once that is decided. */
export type PackableLine = PricedLine & { packed?: PackedParts | null };
type PackedParts = { quantity: number; grams?: number; replacement?: PricedLine | null };

/** What a line costs as it was packed, in rupees: never more than it was ordered for. Undecided, what was ordered. */
export function costOf({ packed, ...line }: PackableLine): number {
	const ordered = lineCost(line);
	if (!packed) return ordered;
	const instead = packed.replacement ? lineCost(packed.replacement) : 0;
	return Math.min(ordered, costOfUnits(line.unitPrice, packedUnits(line, packed), line) + instead);
}

/** How much of what was ordered is in the bag: grams where it is weighed, else pieces. */
export function packedUnits({ stepGrams }: Stepped, { quantity, grams }: PackedParts): number {
	return unitsOf({ stepGrams, quantity, grams });
}

/** The rupees that a line costs less than it was ordered for. */
export function lessOf(line: PackableLine): number {
	return lineCost(line) - costOf(line);
}

/** Less or, weighed, more of the line is there than was ordered. */
export function isChanged({ packed, ...line }: Omit<PackableLine, "unitPrice">): boolean {
	return packed ? packedUnits(line, packed) !== unitsOf(line) : false;
}

/** Whether a line is said as one that is weighed: not where it was missing, or something stands in for it. */
export function isWeighedLine({ stepGrams, packed }: Pick<OrderLine, "stepGrams" | "packed">): boolean {
	return Boolean(stepGrams) && (!packed || (packed.quantity > 0 && packed.replacement === null));
}

/** Whether something may stand in for what is missing of a line, as its customer chose. */
export function mayReplace(choice: IfMissing): boolean {
	return choice !== "refund";
}

/** `promisedAt` is ISO 8601. */
type Promised = { _id: string; promisedAt: string };

/** The most urgent first: the least time left, of two equal ones the older, whose id is the lower one. */
export function byUrgency(a: Promised, b: Promised): number {
	return a.promisedAt.localeCompare(b.promisedAt) || a._id.localeCompare(b._id);
}

/** The way through the shop: what is heavy goes into the bag first. */
export const PACKING_CATEGORIES: readonly Category[] = ["Vegetables", "Fruits", "Bundles"];

/** By order, the name of who else packs it. */
export type Packers = Readonly<Record<string, string>>;

/** An aisle of the owner's on the way through the shop, with the products of the list that lie there. */
export type PackingAisle = { _id: string; name: string; products: string[] };

/** Where lines of a packing list lie together: in one of the owner's aisles, else by category. */
type PackingGroup<Line> = { aisle: PackingAisle | null; category: Category | null; lines: Line[] };

/**
 * Lines by the owner's aisles, in their order; what lies in none of them by category, in the order of the way through
 * the shop; those of no known category last.
 */
export function linesByCategory<Line extends { product: { _id?: string; category?: Category } }>(
	lines: readonly Line[],
	aisles: readonly PackingAisle[] = [],
): PackingGroup<Line>[] {
	const aisleOf = ({ product }: Line) =>
		aisles.find(({ products }) => products.includes(product._id ?? "")) ?? null;
	const groups = [
		...aisles.map((aisle) => ({ aisle, category: null })),
		...[...PACKING_CATEGORIES, null].map((category) => ({ aisle: null, category })),
	];
	return groups
		.map((group) => ({
			...group,
			lines: lines.filter((line) => {
				const aisle = aisleOf(line);
				return aisle || group.aisle
					? aisle === group.aisle
					: (line.product.category ?? null) === group.category;
			}),
		}))
		.filter(({ lines: found }) => found.length > 0);
}

export const gramsText = (grams: number) => `${formatAmount(grams)} g`;

/** So much of a line, as the team and an English mail say it: pieces, or a weight. */
const amountWords = (line: Counted) => (line.stepGrams ? formatWeight(unitsOf(line)) : String(line.quantity));

/** How much was ordered: `2`, `1.25 kg`. */
export const orderedWords = ({ quantity, stepGrams }: Counted) => amountWords({ quantity, stepGrams });

/** How much of it is there. */
export const foundWords = ({ stepGrams }: Stepped, { quantity, grams }: PackedParts) =>
	amountWords({ stepGrams, quantity, grams });

/** How many pieces were ordered, and how many of them are there where some are missing: `4`, `1 of 4`. */
export function piecesWords(line: PackableLine): string {
	const { packed, quantity } = line;
	return packed && isChanged(line) ? `${packed.quantity} of ${quantity}` : String(quantity);
}

/** What is missing of a line: nothing where more is there than was ordered. */
function missingUnits(line: PackableLine): number {
	return line.packed ? Math.max(0, unitsOf(line) - packedUnits(line, line.packed)) : 0;
}

/** The same in words: `2`, `480 g`. */
export function missingWords(line: PackableLine): string {
	const missing = missingUnits(line);
	return line.stepGrams ? formatWeight(missing) : String(missing);
}

/** What is there instead: `1 Chard instead`, `500 g Chard instead`. */
export const insteadWords = (replacement: Counted, name: string) =>
	`${amountWords(replacement)} ${name} instead`;

/** What a line that was packed otherwise costs less, in words. */
function lessText(line: OrderLine, extra: number): string {
	const less = lessOf(line);
	if (less === 0 && extra > 0) return `The extra ${formatWeight(extra)} cost you nothing.`;
	return less > 0 ? `${formatRupees(less)} less.` : "Same price.";
}

function thereText(line: OrderLine, packed: Packed): string {
	const { name } = line.product;
	if (packed.quantity === 0) return `There was no ${name}`;
	return line.stepGrams
		? `${name}: ordered ${orderedWords(line)}, weighed ${foundWords(line, packed)}`
		: `There ${packed.quantity === 1 ? "was" : "were"} ${packed.quantity} of ${line.quantity} ${name}`;
}

/** The grams that are there beyond what was ordered; 0 where there are none. */
export function extraGrams(line: Counted, packed: PackedParts): number {
	return line.stepGrams ? Math.max(0, packedUnits(line, packed) - unitsOf(line)) : 0;
}

/** What a customer reads of a line that was packed otherwise than it was ordered; null for any other. */
export function changeText(line: OrderLine): string | null {
	const { packed } = line;
	if (!packed || !isChanged(line)) return null;
	const { replacement } = packed;
	const instead = replacement ? `, ${insteadWords(replacement, replacement.product.name)}` : "";
	return `${thereText(line, packed)}${instead}. ${lessText(line, extraGrams(line, packed))}`;
}

/** What was weighed of a line, behind what was ordered; nothing of any other. */
function weighedText(line: OrderLine): string {
	return line.stepGrams && line.packed ? `, weighed ${foundWords(line, line.packed)}` : "";
}

/** A line with how much was ordered, and what was weighed: `Tomato, 1.5 kg, weighed 1.42 kg`. */
export function lineAmountText(name: string, line: OrderLine): string {
	return line.stepGrams ? `${name}, ${orderedWords(line)}${weighedText(line)}` : `${name} × ${line.quantity}`;
}

/** The same with the price in the place of the name. */
export function lineTimesText(line: OrderLine): string {
	return `${orderedWords(line)} × ${formatAmount(line.unitPrice)}${weighedText(line)}`;
}
