/** Urdu letters that keyboards write in more than one way, each under one spelling. */
const URDU_FORMS: Record<string, string> = {
	ي: "ی",
	ى: "ی",
	ے: "ی",
	ك: "ک",
	ڪ: "ک",
	ه: "ہ",
	ە: "ہ",
	ة: "ہ",
	ۃ: "ہ",
	ھ: "ہ",
	ں: "ن",
	ٱ: "ا",
};
const OTHER_URDU_FORM = new RegExp(`[${Object.keys(URDU_FORMS).join("")}]`, "g");

/** The text without case, accents and joiners; Urdu letters under one spelling. */
function folded(text: string): string {
	// Most names are plain: taking letters apart is what costs.
	if (/^[ -~]*$/.test(text)) return text.toLowerCase().replace(/['`]/g, "");
	return text
		.normalize("NFKD")
		.replace(/[\p{M}\p{Cf}ـ'’`]/gu, "")
		.toLowerCase()
		.replace(OTHER_URDU_FORM, (letter) => URDU_FORMS[letter] ?? letter);
}

/** Letters and digits only, without case or accents; Urdu letters under one spelling. Words are split by one space. */
export function plainText(text: string): string {
	return folded(text)
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
}

/** What commas and brackets part, each as its plain words: `Potato (Aloo)` is `potato` and `aloo`. None is empty. */
export function plainPhrases(text: string): string[][] {
	return folded(text)
		.split(/[,،()]/)
		.map((phrase) => phrase.split(/[^\p{L}\p{N}]+/u).filter(Boolean))
		.filter((words) => words.length > 0);
}

/** Letters that are written for one another in Roman Urdu, and Urdu letters that sound alike. */
const SOUNDS: Record<string, string> = {
	oo: "u",
	ou: "u",
	ee: "i",
	ph: "f",
	bh: "b",
	dh: "d",
	gh: "g",
	jh: "j",
	kh: "k",
	th: "t",
	q: "k",
	w: "v",
	y: "i",
	ث: "س",
	ص: "س",
	ذ: "ز",
	ض: "ز",
	ظ: "ز",
	ط: "ت",
	ٹ: "ت",
	ڈ: "د",
	ڑ: "ر",
	ق: "ک",
	ح: "ہ",
};
const WRITTEN_FOR_ANOTHER = new RegExp(Object.keys(SOUNDS).join("|"), "g");

/** A word as it sounds: "aaloo", "aalu" and "alu" are one, as are "tomatto" and "tomato", "gobhi" and "gobi". */
export function soundOf(word: string): string {
	return word
		.replace(WRITTEN_FOR_ANOTHER, (letters) => SOUNDS[letters] ?? letters)
		.replace(/(.)\1+/gu, "$1")
		.replace(/(?<=..)[hہا]$/u, "");
}

/** Typing mistakes that a word of this length may carry. */
export function allowedMistakes(word: string): number {
	if (word.length < 4) return 0;
	return word.length < 8 ? 1 : 2;
}

/** A word with the set of its letters, one bit each, so that most words are told apart without comparing them. */
export type Spelled = { text: string; letters: number };

export function spelled(text: string): Spelled {
	let letters = 0;
	for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) & 31);
	return { text, letters };
}

function countBits(bits: number): number {
	let count = 0;
	for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
	return count;
}

/**
 * True when at most `limit` letters must be added, dropped, changed or swapped with their neighbour to turn `typed`
 * into the beginning of `word`. Where no mistake is allowed nothing is near.
 */
export function isNearBeginning(typed: Spelled, word: Spelled, limit: number): boolean {
	if (limit === 0) return false;
	// Each letter that the word does not have at all is a mistake of its own.
	if (countBits(typed.letters & ~word.letters) > limit) return false;
	if (typed.text.length - word.text.length > limit) return false;
	return mistakesToBeginning(typed.text, word.text, limit) <= limit;
}

/** Fewest mistakes between `typed` and any beginning of `word`; something above `limit` once it cannot be less. */
function mistakesToBeginning(typed: string, word: string, limit: number): number {
	const width = Math.min(word.length, typed.length + limit);
	let beforeLast: number[] = [];
	let last = Array.from({ length: width + 1 }, (_, column) => column);
	for (let row = 1; row <= typed.length; row += 1) {
		const current = [row];
		for (let column = 1; column <= width; column += 1) {
			const same = typed[row - 1] === word[column - 1];
			let cost = Math.min(
				(last[column - 1] ?? 0) + (same ? 0 : 1),
				(last[column] ?? 0) + 1,
				(current[column - 1] ?? 0) + 1,
			);
			const isSwap =
				row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
			if (isSwap) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
			current.push(cost);
		}
		if (Math.min(...current) > limit) return limit + 1;
		beforeLast = last;
		last = current;
	}
	return Math.min(...last);
}
