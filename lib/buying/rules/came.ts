import { costOfUnits, type Stepped } from "@/lib/text/sold-by";

/** What is typed of what came. */

/** The texts of a row: how much came (kg of what is weighed), and what one, or a kg, cost. */
export type TypedCame = { came?: string; cost?: string };

type Row = Stepped & { buy: number; cost?: number | null; offerPrice: number };

/** A cost this much above the last one is looked at again. */
const MUCH_MORE = 20;

const KG = 1000;

/** What the typed texts mean: `units` null where they are no amount, `cost` null where it is none. */
export type CameState = {
	isTyped: boolean;
	units: number | null;
	cost: number | null;
	sum: number;
	/** Rupees more than last time; null where that is not known. */
	more: number | null;
	percent: number;
	isMuchMore: boolean;
	/** It costs as much as it is sold for, or more. */
	isBelowCost: boolean;
};

/** Prices are round. */
const ROUND = 5;

/** The price that leaves as much of each rupee as it did at the last cost, rounded up; null where that left nothing, or nobody knows. */
export function priceForMargin(
	{ cost: last, offerPrice }: Pick<Row, "cost" | "offerPrice">,
	cost: number,
): number | null {
	return last && offerPrice > last ? Math.ceil((cost * offerPrice) / last / ROUND) * ROUND : null;
}

function wholeOf(text: string): number | null {
	const number = Number(text.trim().replace(/,(?=\d{3}\b)/g, ""));
	return text.trim() !== "" && Number.isInteger(number) && number >= 0 ? number : null;
}

function unitsIn(text: string, { stepGrams }: Stepped): number | null {
	const number = stepGrams ? Math.round(Number(text.trim()) * KG) : wholeOf(text);
	return number !== null && Number.isFinite(number) && number > 0 ? number : null;
}

/** An amount as it is typed: kg of what is weighed, else pieces. */
export function typedAmount(units: number, { stepGrams }: Stepped): string {
	return String(stepGrams ? units / KG : units);
}

/** What a row says; without a typed cost it is the last one. */
export function cameState(row: Row, { came = "", cost: said = "" }: TypedCame = {}): CameState {
	const { cost: last = null, offerPrice } = row;
	const units = unitsIn(came, row);
	const cost = said.trim() === "" ? last : wholeOf(said);
	const more = cost !== null && last !== null && said.trim() !== "" ? cost - last : null;
	const percent = more !== null && last ? Math.round((more / last) * 100) : 0;
	return {
		isTyped: came.trim() !== "" || said.trim() !== "",
		units,
		cost,
		sum: units !== null && cost !== null ? costOfUnits(cost, units, row) : 0,
		more,
		percent,
		isMuchMore: percent > MUCH_MORE,
		isBelowCost: cost !== null && cost >= offerPrice,
	};
}

/** What was typed without the products that are on the shelf by now: an answer that was lost had fewer of them. */
export function stillTyped(
	typed: Readonly<Record<string, TypedCame>>,
	saved: readonly { product: string }[],
): Record<string, TypedCame> {
	const onShelf = new Set(saved.map(({ product }) => product));
	return Object.fromEntries(Object.entries(typed).filter(([product]) => !onShelf.has(product)));
}
