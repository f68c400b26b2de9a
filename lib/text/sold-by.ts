/** How goods are counted: by the piece, or by weight at a price for a kg. A quantity is a whole number of steps. */

export const SOLD_BY = ["piece", "weight"] as const;
export type SoldBy = (typeof SOLD_BY)[number];

/** Grams that one more of it may mean, and does where nothing is said. */
export const LEAST_STEP = 50;
export const MOST_STEP = 5000;
export const USUAL_STEP = 250;
/** The heaviest piece that is known, in grams. */
export const MOST_PIECE = 50_000;

/** The grams of a kg; so much or more is said in kg. */
const KG = 1000;

/** Anything that is sold in steps: of so many grams, or without them of one piece. */
export type Stepped = { stepGrams?: number | null };

/** What everything that is shown of a product carries; `stepGrams` is null for what is sold by the piece. */
export type Sold = { soldBy: SoldBy; stepGrams: number | null };

export const BY_PIECE: Sold = { soldBy: "piece", stepGrams: null };

/** How a product is sold, of its document or of a line of it. */
export function soldOf({ stepGrams }: Stepped): Sold {
	return stepGrams ? { soldBy: "weight", stepGrams } : BY_PIECE;
}

/** What one step is on the shelf: its grams, or a piece. */
export function stepOf({ stepGrams }: Stepped): number {
	return stepGrams || 1;
}

/** Anything of which there is so much; `grams` where it was weighed. */
export type Counted = Stepped & { quantity: number; grams?: number };

/** How much it is on the shelf: grams by weight, else pieces. */
export function unitsOf(line: Counted): number {
	return line.stepGrams ? (line.grams ?? line.quantity * line.stepGrams) : line.quantity;
}

/** The grams of a line by weight, as answers carry them; nothing for any other. */
export function gramsOf(line: Counted): { grams?: number } {
	return line.stepGrams ? { grams: unitsOf(line) } : {};
}

/** The steps that so many units come to, begun ones counted whole. */
export function stepsIn(units: number, line: Stepped): number {
	return Math.ceil(units / stepOf(line));
}

/** Anything of which one is so many grams: a step of what is weighed, or what a piece's unit says. */
export type Measured = Stepped & { unit?: string };

/** A unit that is nothing but a weight, or one thing of it: `1 kg`, `Per kg`, `Crate, 10 kg`, `1 bunch (250 gm)`. */
const WEIGHT =
	/^(?:(?:1 )?\D+(?:, | ?\())?(?:per )?(?:(\d+(?:\.\d+)?) ?)?(?:(kgs?|kilos?)|gm?s?|grams?)\)?(?: (?:pack(?:et)?|bag|box|bunch|crate))?$/i;

/** The grams of one; 0 where nobody knows. */
export function gramsOfOne({ stepGrams, unit = "" }: Measured): number {
	const [, number, isKg] = WEIGHT.exec(unit.trim()) ?? [];
	return stepGrams || Math.round(Number(number ?? (isKg ? 1 : 0)) * (isKg ? KG : 1));
}

/** The grams of one, before and now, where it is or was weighed; null where as many are as much. */
export function gramsOfEach(before: Measured, now: Measured): [before: number, now: number] | null {
	if (!before.stepGrams && !now.stepGrams) return null;
	const [then, today] = [gramsOfOne(before), gramsOfOne(now)];
	return then > 0 && today > 0 ? [then, today] : null;
}

/** How often a product is taken for as much as an earlier line of it: as many grams, in the steps of today. */
export function inStepsOf(line: Counted & Measured, product: Measured): number {
	const each = gramsOfEach(line, product);
	if (!each) return line.quantity;
	const [stepGrams, step] = each;
	return Math.ceil(unitsOf({ ...line, stepGrams }) / step);
}

/** What so many units cost, rupees: the one place in which a price of a kg is multiplied. */
export function costOfUnits(unitPrice: number, units: number, { stepGrams }: Stepped): number {
	return stepGrams ? Math.round((unitPrice * units) / KG) : unitPrice * units;
}

/** What a line costs, rupees. */
export function lineCost(line: Counted & { unitPrice: number }): number {
	return costOfUnits(line.unitPrice, unitsOf(line), line);
}

/** How many items a line is to people who count: its pieces, or one of whatever is weighed. */
export function itemsOf({ quantity, stepGrams }: Counted): number {
	return stepGrams ? Math.min(1, quantity) : quantity;
}

/** The number of a weight and whether it is of kg, to the gram. */
export function weightParts(grams: number): { number: string; isKg: boolean } {
	return grams < KG ? { number: String(grams), isKg: false } : { number: String(grams / KG), isKg: true };
}

/** A weight as it is written: `750 g`, `1.25 kg`. */
export function formatWeight(grams: number): string {
	const { number, isKg } = weightParts(grams);
	return `${number} ${isKg ? "kg" : "g"}`;
}

const TYPED = /^(\d+(?:\.\d+)?)\s*(kg|g)?$/i;

/** What was typed, in units of the shelf: pieces, or grams of what is weighed, of which it may be `1.5 kg` too; null for anything else. */
export function typedUnits(text: string, { stepGrams }: Stepped): number | null {
	const [, number, unit] = TYPED.exec(text.trim()) ?? [];
	if (unit && !stepGrams) return null;
	const typed = Number(number) * (unit?.toLowerCase() === "kg" ? KG : 1);
	const units = Math.round(typed);
	return Math.abs(units - typed) < 1e-6 ? units : null;
}

/** Words in which no weight is parted from its unit where a line breaks. */
export function unbroken(text: string): string {
	return text.replace(/(\d) (?=k?g\b)/g, "$1\u00a0");
}

/** So much on a shelf, as the team reads it: `12`, `1.5 kg`. */
export function shelfText(units: number, { stepGrams }: Stepped): string {
	return stepGrams ? formatWeight(units) : String(units);
}

/** What one price is for, as the team reads it: the product's unit, or a kg. */
export function unitText({ unit = "", stepGrams }: Stepped & { unit?: string }): string {
	return stepGrams ? "1 kg" : unit;
}
