import { MAX_LINE_QUANTITY } from "@/lib/stock/rules";
import { type Amount, piecesOf } from "./amounts";
import { LEAST_PRICE } from "./prices";
import { tokensOf } from "./tokens";
import type { Measure } from "./words";

/** How a product is sold, as far as an amount has to know: by weight where one more of it is so many grams. */
export type SoldIn = {
	unit: string;
	stepGrams?: number | null;
	/** About what one piece weighs, of a product by weight. */
	aboutGrams?: number | null;
};

/** How often a product is taken, and whether that is just what was asked for. */
export type Met = { quantity: number; isExact: boolean };

type Contents = Partial<Record<Measure, number>>;

const KILO = 1000;
const NO_NAMES: ReadonlySet<string> = new Set();

/** What a unit's text says that one holds, and what of that is beyond doubt. */
type Held = { all: Contents; sure: Contents };

/** The catalogue's few units, each read once. */
const known = new Map<string, Held>();

function heldIn(unit: string): Held {
	const held = known.get(unit) ?? readUnit(unit);
	known.set(unit, held);
	return held;
}

/** What one of a product surely holds, by its unit's text: `Crate, 10 kg` is one case of 10,000 grams. */
export const contentsOf = (unit: string): Contents => heldIn(unit).sure;

/** `6-pack`, `Tray of 30`: one that holds so many pieces. */
const HOLDS_PIECES =
	/\b(?:([2-9]|\d{2,})[ -]*(pack)|(pack|packet|box|tray|bag|crate|carton) of (\d+))\b(?! *\p{L})/giu;

/** `2 x 500 g`, `3 packs of 200 g`, `1 kg + 250 g`, `8-10 kg`: nobody knows how much one holds. */
function readUnit(unit: string): Held {
	const pieces = piecesOf(tokensOf(unit.replace(HOLDS_PIECES, "$2$3, $1$4 pieces")), NO_NAMES);
	const amounts = pieces.flatMap((piece) => {
		if (piece.kind !== "amount" || !piece.unit) return [];
		const { value, unit: of, isUnsure } = piece;
		return { measure: of.measure, holds: (value ?? 1) * of.of, isUnsure };
	});
	const isSeveral =
		pieces.some(({ kind }) => kind === "times") ||
		(amounts.length > 1 && amounts.some(({ measure, holds }) => measure === "packs" && holds > 1));
	const isSure = ({ measure, holds, isUnsure }: (typeof amounts)[number]) =>
		!isSeveral && !isUnsure && amounts.every((other) => other.measure !== measure || other.holds === holds);
	const contentsIn = (some: typeof amounts): Contents =>
		Object.fromEntries(some.map(({ measure, holds }) => [measure, holds]));
	return { all: contentsIn(amounts), sure: contentsIn(amounts.filter(isSure)) };
}

const NEARLY = 1e-6;

/** Rounds up to what can be bought. */
function met(exact: number, isExact = true): Met {
	const whole = Math.ceil(exact - NEARLY);
	const quantity = Math.min(MAX_LINE_QUANTITY, Math.max(1, whole));
	return { quantity, isExact: isExact && Math.abs(quantity - exact) < NEARLY };
}

const guess = (about: number) => met(about, false);

/** From here on a bare number of a thing sold by weight is grams: "adrak 250". */
const LEAST_BARE_GRAMS = 50;

function bareMet(value: number, contents: Contents, perKilo: number | null): Met {
	const { grams, pieces } = contents;
	// "6 kele" of a dozen, "6 kiwi" of six; fewer than half may be so many dozens.
	if (pieces !== undefined && pieces > 1) return guess(value * 2 >= pieces ? value / pieces : value);
	// "dhania 20" may be for twenty rupees.
	if (contents.cases || contents.packs || contents.bunches) return met(value, value < LEAST_PRICE);
	if (perKilo !== null && value >= LEAST_BARE_GRAMS) return guess((value / KILO) * perKilo);
	// "1 lauki" may be one of them, or a kilo.
	if (perKilo !== null && grams === undefined) return guess(value * perKilo);
	// "6 kheere" may be six of them, or six kilos.
	if (grams === KILO) return met(value, value === 1);
	return met(value, perKilo !== null && pieces === undefined ? value === 1 : value < LEAST_PRICE);
}

/** How often a product has to be taken for this amount of it; none is what one most often takes. */
export function meet(amount: Pick<Amount, "value" | "unit" | "each"> | null, sold: SoldIn): Met {
	const { stepGrams } = sold;
	const isByWeight = typeof stepGrams === "number";
	const step: Contents = { grams: stepGrams ?? undefined };
	const { all: contents, sure } = isByWeight ? { all: step, sure: step } : heldIn(sold.unit);
	const perKilo = contents.grams ? KILO / contents.grams : null;
	if (!amount) return isByWeight ? guess(perKilo ?? 1) : met(1);
	const { unit } = amount;
	const value = amount.value ?? 1;
	if (!unit) return bareMet(value, isByWeight ? {} : contents, perKilo);
	const asked = value * unit.of;
	const held = contents[unit.measure];
	const arePacks = typeof amount.each !== "number" || (amount.each === held && held !== KILO);
	if (held) return met(asked / held, arePacks && sure[unit.measure] === held);
	const one =
		unit.measure === "bunches" || unit.measure === "packs" || unit.measure === "cases" ? asked : null;
	if (unit.measure === "pieces") {
		if (contents.bunches || contents.cases) return met(value, unit.of === 1);
		if (perKilo === null) return contents.packs ? guess(asked) : met(asked, unit.of === 1);
		return guess(sold.aboutGrams ? (asked * sold.aboutGrams * perKilo) / KILO : 1);
	}
	if (unit.measure === "packs" && !isByWeight && contents.grams !== KILO) return met(value);
	if (one !== null) return guess(perKilo === null ? one : 1);
	return guess(unit.measure === "grams" || unit.measure === "millilitres" ? asked / KILO : 1);
}
