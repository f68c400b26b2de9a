import { productName, type UrduWords } from "@/lib/products/rules/product";
import { type LineWish, MAX_NOTE, WISHES, wishWordsOf } from "@/lib/products/rules/wishes";
import { MAX_LINE_QUANTITY } from "@/lib/stock/rules";
import type { Language } from "@/lib/text/language";
import { isObjectId } from "@/lib/text/object-id";
import { type Stepped, unitsOf } from "@/lib/text/sold-by";
import { MAX_ORDER_LINES } from "./totals";

/** What a link says of a basket: the name is for the case that the product is gone, "" where it says none. */
export type SharedLine = { productId: string; quantity: number; name: string } & Partial<LineWish>;

export const SHARED_BASKET_PATH = "/shared-basket";
const LONGEST_NAME = 60;

/** The path of a link that shows this basket. What is in it stands behind the #, which no server reads. */
export function sharedBasketHref(lines: readonly SharedLine[]): string {
	const parts = new URLSearchParams();
	for (const { productId, quantity, name, wish, note } of lines) {
		parts.append("p", `${productId}.${quantity}.${name.slice(0, LONGEST_NAME)}`);
		if (wish || note) parts.append("w", `${productId}.${wish ?? ""}.${note ?? ""}`);
	}
	return `${SHARED_BASKET_PATH}#${parts}`;
}

function readLine(text: string): SharedLine[] {
	const [productId = "", pieces = "", ...name] = text.split(".");
	const quantity = Number(pieces);
	const isWhole = Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_LINE_QUANTITY;
	if (!isObjectId(productId) || !isWhole) return [];
	return [{ productId, quantity, name: name.join(".").slice(0, LONGEST_NAME) }];
}

/** What is asked of the lines, by product. */
function readWish(text: string): [string, Partial<LineWish>] {
	const [productId = "", said = "", ...note] = text.split(".");
	const wish = WISHES.find((known) => known === said) ?? null;
	return [productId, wishWordsOf({ wish, note: note.join(".").slice(0, MAX_NOTE) })];
}

/** The basket of a link, by what stands in it from the # on; what cannot be read is left out, a product stands there once. */
export function readSharedBasket(hash: string): SharedLine[] {
	const parts = new URLSearchParams(hash.replace(/^#/, ""));
	const asked = new Map(parts.getAll("w").map(readWish));
	const lines = parts.getAll("p").flatMap(readLine);
	const byProduct = new Map(lines.map((line) => [line.productId, { ...line, ...asked.get(line.productId) }]));
	return [...byProduct.values()].slice(0, MAX_ORDER_LINES);
}

/** The lines as one writes them: `2 × Potato, 1.5 kg Mango Chaunsa`; `weight` says grams in that language. */
export function basketWords(
	lines: readonly (UrduWords & Stepped & Pick<SharedLine, "name" | "quantity">)[],
	language: Language,
	weight: (grams: number) => string,
): string {
	const amount = (line: Stepped & Pick<SharedLine, "quantity">) =>
		line.stepGrams ? weight(unitsOf(line)) : `${line.quantity} ×`;
	const words = lines.map((line) => `${amount(line)} ${productName(line, language)}`);
	return words.join(language === "ur" ? "، " : ", ");
}
