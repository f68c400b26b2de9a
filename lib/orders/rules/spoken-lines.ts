import { MAX_LINE_QUANTITY } from "@/lib/stock/rules";

/** What somebody says of one product: how many, and what they call it. */
export type SpokenLine = { quantity: number; words: string };

function spokenLine(text: string): SpokenLine[] {
	const words = text.trim().split(/\s+/).filter(Boolean);
	const at = words.findIndex((word) => /^\d{1,2}$/.test(word));
	const said = at === -1 ? 1 : Number(words[at]);
	const name = words.filter((_, index) => index !== at).join(" ");
	if (name === "") return [];
	return [{ quantity: Math.min(Math.max(said, 1), MAX_LINE_QUANTITY), words: name }];
}

/** `aloo 2, tamatar 1` or `2 potato` as lines; without a number it is one. A number alone says nothing. */
export function spokenLines(text: string): SpokenLine[] {
	return text.split(/[,،;\n]/).flatMap(spokenLine);
}
