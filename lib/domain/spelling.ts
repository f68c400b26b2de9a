/** Urdu letters that keyboards write in more than one way, each under one spelling. */
const URDU_FORMS: Record<string, string> = {
	ي: "ی",
	ى: "ی",
	ے: "ی",
	ك: "ک",
	ه: "ہ",
	ة: "ہ",
	ھ: "ہ",
	ں: "ن",
};

/** Letters and digits only, without case or accents; Urdu letters under one spelling. Words are split by one space. */
export function plainText(text: string): string {
	return text
		.normalize("NFKD")
		.replace(/[\p{M}\p{Cf}ـ'’`]/gu, "")
		.toLowerCase()
		.replace(/\p{Script=Arabic}/gu, (letter) => URDU_FORMS[letter] ?? letter)
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
}

/** A word as it sounds: "aaloo", "aalu" and "alu" are one, as are "tomatto" and "tomato". */
export function soundOf(word: string): string {
	return word
		.replace(/oo/g, "u")
		.replace(/ee/g, "i")
		.replace(/ph/g, "f")
		.replace(/(.)\1+/gu, "$1");
}

/** Typing mistakes that a word of this length may carry. */
export function allowedMistakes(word: string): number {
	if (word.length < 4) return 0;
	return word.length < 8 ? 1 : 2;
}

/**
 * True when at most `limit` letters must be added, dropped, changed or swapped with their neighbour to turn `typed`
 * into the beginning of `word`.
 */
export function isNearBeginning(typed: string, word: string, limit: number): boolean {
	if (typed.length - word.length > limit) return false;
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
		if (Math.min(...current) > limit) return false;
		beforeLast = last;
		last = current;
	}
	return Math.min(...last) <= limit;
}
