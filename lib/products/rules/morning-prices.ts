import type { ListedProduct } from "@/lib/products/schema/product-form";
import { DAY_MS, startOfDay } from "@/lib/text/dates";
import type { Product } from "./product";
import { MAX_PRICE } from "./product-form";

/** What the seller types of prices before the shop opens; what counts of it, and what it changes. */

/** A product on the list; `yesterday` is what it cost as the day began, in rupees. */
export type MorningRow = ListedProduct & { yesterday: number };

export const PRICE_COLUMNS = ["today", "old"] as const;
/** What is paid today, and the higher price that is struck beside it. */
export type PriceColumn = (typeof PRICE_COLUMNS)[number];

/** What stands in the fields of a row; an empty one changes nothing. */
export type TypedPrices = Partial<Record<PriceColumn, string>>;
/** The same by product id. */
export type TypedList = Readonly<Record<string, TypedPrices>>;

/** From this share of yesterday's price on, a change may be a slip of the finger. */
const JUMP = 0.4;
/** Rupees that `+` and `-` move a price by. */
export const PRICE_STEP = 5;

const RUPEES = /^(?:rs\.?\s*)?(\d[\d,]*)(?:\.0*)?$/i;

/** Whole rupees that were typed or pasted, `Rs. 1,200` too; null when it is no price. */
export function rupeesOf(text: string): number | null {
	const digits = RUPEES.exec(text.trim())?.[1]?.replaceAll(",", "");
	const rupees = Number(digits ?? 0);
	return rupees >= 1 && rupees <= MAX_PRICE ? rupees : null;
}

export type RowState = {
	/** What the row costs once it is saved, rupees; null where something was typed that is no price. */
	wanted: { price: number; offerPrice: number } | null;
	/** Differs from what the shop has, or says of an example that its price is right. */
	isChanged: boolean;
	/** Rupees above yesterday, below 0 when it is cheaper; and the same in whole percent, without a sign. */
	difference: number;
	percent: number;
	/** So far from yesterday that it is asked for once more. */
	isJump: boolean;
	/** The struck price that goes, since today's is not below it; rupees. */
	dropped: number | null;
};

const NOT_A_PRICE: RowState = {
	wanted: null,
	isChanged: true,
	difference: 0,
	percent: 0,
	isJump: false,
	dropped: null,
};

function typedIn(text: string | undefined): number | null | undefined {
	return text?.trim() ? rupeesOf(text) : undefined;
}

/** How a row stands with what is typed in it. A product without a struck price gets none by becoming cheaper. */
export function stateOf(row: MorningRow, typed: TypedPrices = {}): RowState {
	const today = typedIn(typed.today);
	const old = typedIn(typed.old);
	if (today === null || old === null) return NOT_A_PRICE;
	const offerPrice = today ?? row.offerPrice;
	const struck = row.price > row.offerPrice ? row.price : null;
	const isTyped = today !== undefined || old !== undefined;
	const price = isTyped ? Math.max(offerPrice, old ?? struck ?? offerPrice) : row.price;
	const difference = offerPrice - row.yesterday;
	const isChanged =
		(isTyped && row.isExample === true) ||
		offerPrice !== row.offerPrice ||
		(isTyped && price !== Math.max(row.price, row.offerPrice));
	return {
		wanted: { price, offerPrice },
		isChanged,
		difference,
		percent: Math.round((Math.abs(difference) / row.yesterday) * 100),
		isJump: isChanged && Math.abs(difference) > row.yesterday * JUMP,
		dropped: isTyped && struck !== null && price <= offerPrice ? struck : null,
	};
}

/** The text of a field after `+` or `-`: from what is typed, else from what the shop has. */
export function stepped(text: string | undefined, current: number, by: number): string {
	return String(Math.min(MAX_PRICE, Math.max(1, (rupeesOf(text ?? "") ?? current) + by)));
}

/** A part of a spreadsheet as lines of cells; null where it is a single cell, which is text like any other. */
export function cellsOf(pasted: string): string[][] | null {
	const lines = pasted.replace(/\r\n?/g, "\n").replace(/\n+$/, "").split("\n");
	const cells = lines.map((line) => line.split("\t").map((cell) => cell.trim()));
	return cells.length > 1 || (cells[0]?.length ?? 0) > 1 ? cells : null;
}

/**
 * What is typed after cells were pasted into the column of the first of these rows: each line goes to the next row, a
 * second cell to the struck price. Empty cells leave their field as it is.
 */
export function withPasted(
	typed: TypedList,
	cells: readonly (readonly string[])[],
	rows: readonly Pick<MorningRow, "_id">[],
	column: PriceColumn,
): TypedList {
	const columns = PRICE_COLUMNS.slice(PRICE_COLUMNS.indexOf(column));
	const pasted = rows.slice(0, cells.length).map(({ _id }, line): [string, TypedPrices] => {
		const filled = columns.flatMap((name, place) => {
			const cell = cells[line]?.[place];
			return cell ? [[name, cell] as const] : [];
		});
		return [_id, { ...typed[_id], ...Object.fromEntries(filled) }];
	});
	return { ...typed, ...Object.fromEntries(pasted) };
}

export type PriceChange = { row: MorningRow; state: RowState };

/** What differs from the shop, in the rows' order. */
export function changesOf(rows: readonly MorningRow[], typed: TypedList): PriceChange[] {
	return rows
		.map((row) => ({ row, state: stateOf(row, typed[row._id]) }))
		.filter(({ state }) => state.isChanged);
}

/** The changes in a sentence: `3 up, 2 down`, and what has to be looked at again. */
export function summaryOf(changes: readonly PriceChange[]): string {
	const count = (passes: (state: RowState) => boolean) => changes.filter(({ state }) => passes(state)).length;
	const parts: [number, string][] = [
		[count(({ difference }) => difference > 0), "up"],
		[count(({ difference }) => difference < 0), "down"],
		[count(({ wanted }) => wanted === null), "not a price"],
	];
	const jumps = changes.filter(({ state }) => state.isJump).map(({ state }) => state.percent);
	const sums = parts.filter(([number]) => number > 0).map(([number, word]) => `${number} ${word}`);
	const jumped = jumps.length === 1 ? `one jumped by ${jumps[0]}%` : `${jumps.length} jumped`;
	return [sums.join(", "), ...(jumps.length > 0 ? [`${jumped}, look again`] : [])]
		.filter(Boolean)
		.join(" · ");
}

/** A crate that a product is in: its name, and its own price in rupees. */
export type CrateOf = Pick<Product, "name" | "offerPrice">;

/** `2 kg`, `250 g`, `6`: what a line of a crate begins with. */
const AMOUNT = /^[\d.,½¼¾]+\s*(?:kg|g|dozen|bunch(?:es)?|packs?|pieces?)?\s+(?:of\s+)?/;

function singular(word: string): string {
	return word.replace(/(?<=o|sh|ch|x)es$|(?<!s)s$/, "").replace(/ie$/, "i");
}

/** The words that name a good, whatever their order and number: `500 g black grapes` is `Grapes Black`. */
function nameWords(text: string): string {
	const name = text.toLowerCase().replace(AMOUNT, "");
	return name
		.split(/[^\p{L}]+/u)
		.filter(Boolean)
		.map(singular)
		.sort()
		.join(" ");
}

/**
 * The crates that each product is in, by product id. A crate's list is free text: only a line that names the product
 * by exactly its own words counts, so that nothing is said which is not so.
 */
export function cratesByProduct(
	products: readonly Pick<Product, "_id" | "name">[],
	crates: readonly (CrateOf & Pick<Product, "contents">)[],
): Record<string, CrateOf[]> {
	const held = crates.map(({ name, offerPrice, contents }) => ({
		crate: { name, offerPrice },
		lines: new Set(contents.map(nameWords)),
	}));
	const entries = products.map(({ _id, name }): [string, CrateOf[]] => {
		// `Spinach (Palak)` goes by both.
		const names = name.split(/[()]/).map(nameWords).filter(Boolean);
		const holding = held.filter(({ lines }) => names.some((words) => lines.has(words)));
		return [_id, holding.map(({ crate }) => crate)];
	});
	return Object.fromEntries(entries.filter(([, found]) => found.length > 0));
}

/** How many days of a product's price are shown, today among them. */
export const WEEK_DAYS = 7;

/** A product's price as each of the six days before today ended, rupees, oldest first; null where it is as it is now. */
export type PriceWeek = readonly (number | null)[];

/** The moments at which the six days before today ended in Jhang, oldest first. */
export function endsOfDays(now: Date): Date[] {
	const today = startOfDay(now).getTime();
	return Array.from({ length: WEEK_DAYS - 1 }, (_, day) => new Date(today - (WEEK_DAYS - 2 - day) * DAY_MS));
}

/** Read from the changes of the price, oldest first: the first one after a day's end says what stood there before it. */
export function weekOf(changes: readonly { at: Date; before: number }[], now: Date): PriceWeek {
	return endsOfDays(now).map((end) => changes.find(({ at }) => at >= end)?.before ?? null);
}
