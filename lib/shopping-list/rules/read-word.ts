import {
	allowedMistakes,
	isNearBeginning,
	type Spelled,
	soundOf,
	spelled,
} from "@/lib/products/rules/spelling";
import { OTHER_GOODS } from "./words";

/** What a written word may stand for in the catalogue. */
type Reading = { words: readonly string[]; isSure: boolean };

/** The words of a catalogue's names and spellings, as a written one is looked up among them. */
export type WordIndex = {
	words: Pick<ReadonlyMap<string, unknown>, "has">;
	sounds: ReadonlyMap<string, readonly string[]>;
	/** The words by their consonants, worked out when the first mistyped word needs it. */
	frames: () => ReadonlyMap<string, readonly string[]>;
	/** The words by their first letters. */
	spelled: ReadonlyMap<string, readonly Spelled[]>;
	/** What was typed before, and what it was read as. */
	known: Map<string, Reading>;
};

/** A word without the ending that says there are several of it. */
export function stemOf(word: string): string {
	if (/^[a-z]/.test(word)) return word.length > 4 ? word.replace(/(?:ies|es|s|[ae]in|en|on|an)$/, "") : word;
	return word.length > 4 ? word.replace(/(?:ین|ون|یان)$/, "") : word;
}

/** How a word sounds whatever vowels it is written with: "tamatar" and "timater" are one, so are "کیلا" and "کیلے". */
export function consonantsOf(word: string): string {
	const sound = soundOf(stemOf(word));
	const first = /^[aeiouاویآ]/u.test(sound) ? "a" : "";
	return (
		first +
		sound
			.replace(/ck/g, "k")
			.replace(/[aeiouhyvاویہ]/gu, "")
			.replace(/(.)\1+/gu, "$1")
	);
}

const NONE: Reading = { words: [], isSure: false };
/** A frame of fewer consonants fits too many words. */
const SHORTEST_FRAME = 3;
/** A shorter word with a mistake may be another word; so may one of Urdu letters, which leave out vowels. */
const SHORTEST_MISTAKEN = 5;
const SHORTEST_MISTAKEN_URDU = 6;
/** Long enough for a mistake, or other vowels, to be sure; for another letter in place of one; for two mistakes. */
const LONG_ENOUGH = { isSure: 7, isFrameSure: 6, isReplaced: 6, isTwice: 9 };
/** As far as spellings of one word are from each other. */
const MOST_OTHER_VOWELS = 2;

function isNear(one: Spelled, other: Spelled, limit: number): boolean {
	return (
		Math.abs(one.text.length - other.text.length) <= limit &&
		isNearBeginning(one, other, limit) &&
		isNearBeginning(other, one, limit)
	);
}

function mistaken(index: WordIndex, typed: string): Reading {
	if (typed.length < (/^[a-z]/.test(typed) ? SHORTEST_MISTAKEN : SHORTEST_MISTAKEN_URDU)) return NONE;
	const word = spelled(typed);
	const near = index.spelled.get(typed.slice(0, 1)) ?? [];
	const most = typed.length < LONG_ENOUGH.isTwice ? 1 : allowedMistakes(typed);
	for (let limit = 1; limit <= most; limit += 1) {
		const words = near.filter(
			(known) =>
				isNear(word, known, limit) &&
				// "ganna" is no "ganda".
				(typed.length >= LONG_ENOUGH.isReplaced ||
					known.text.length !== typed.length ||
					known.letters === word.letters),
		);
		const isSure = limit === 1 && typed.length >= LONG_ENOUGH.isSure;
		if (words.length > 0) return { words: words.map(({ text }) => text), isSure };
	}
	return NONE;
}

/** What has the consonants of a word, and is near to it; "litchi" is no "lettuce". */
function framed(index: WordIndex, typed: string): Reading {
	const frame = consonantsOf(typed);
	if (frame.length < SHORTEST_FRAME) return NONE;
	const word = spelled(typed);
	const words = (index.frames().get(frame) ?? []).filter((known) =>
		isNear(word, spelled(known), MOST_OTHER_VOWELS),
	);
	// Urdu leaves short vowels out: its words are short, and their long vowels are endings.
	return { words, isSure: typed.length >= LONG_ENOUGH.isFrameSure || !/^[a-z]/.test(typed) };
}

/** A typed word, the surest way first: as it stands, in the plural, as it sounds, by its consonants, with a mistake. */
export function readWord(index: WordIndex, typed: string): Reading {
	const known = index.known.get(typed) ?? readNewWord(index, typed);
	index.known.set(typed, known);
	return known;
}

function readNewWord(index: WordIndex, typed: string): Reading {
	// With what sounds like it: "laal" is "lal" beside another word.
	if (index.words.has(typed))
		return {
			words: [
				...new Set([
					typed,
					...(index.sounds.get(soundOf(typed)) ?? []),
					...(index.sounds.get(`=${stemOf(typed)}`) ?? []),
				]),
			],
			isSure: true,
		};
	if (OTHER_GOODS.has(typed)) return NONE;
	const same =
		index.sounds.get(`=${stemOf(typed)}`) ??
		(typed.length > 2
			? (index.sounds.get(soundOf(typed)) ?? index.sounds.get(soundOf(stemOf(typed))))
			: undefined);
	if (same) return { words: same, isSure: true };
	const reading = framed(index, typed);
	return reading.words.length > 0 ? reading : mistaken(index, typed);
}
