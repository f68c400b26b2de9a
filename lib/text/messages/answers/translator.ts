import { isolated } from "@/lib/text/isolate";

/**
 * English texts with what they are in Urdu. Where a value stands, both name its place: `{name}` any words, `{#count}` a
 * whole number. Urdu may leave one out.
 */
export type Texts = Readonly<Record<string, string>>;

/** How the words of a place are said in Urdu; those of any other are isolated as they are. */
export type Places = Readonly<Record<string, (words: string) => string>>;

/** Gives the Urdu of an English text; null where there is none. */
export type Translate = (english: string) => string | null;

const PLACE = /\{(#?)(\w+)\}/g;

type Pattern = { weight: number; match: RegExp; names: string[]; urdu: string };

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function patternOf([english, urdu]: [string, string]): Pattern {
	const places = [...english.matchAll(PLACE)];
	const fixed = english.split(/\{#?\w+\}/).map(escaped);
	const source = fixed.map((text, index) => {
		const place = places[index];
		return place ? `${text}(${place[1] ? "[\\d,]+" : ".+?"})` : text;
	});
	return {
		// What says most itself goes first; a number is narrower than words.
		weight: fixed.join("").length + places.filter(([, isNumber]) => isNumber).length / 10,
		match: new RegExp(`^${source.join("")}$`, "su"),
		names: places.map(([, , name = ""]) => name),
		urdu,
	};
}

/** A number needs no isolation: it reads the same wherever it stands. */
function wordsOf(words: string, say: ((words: string) => string) | undefined): string {
	if (say) return say(words);
	return /^[\d,]+$/.test(words) ? words : isolated(words);
}

/** What translates the texts of a table: those without a place by one look, the others by what is written around them. */
export function translatorOf(texts: Texts, places: Places = {}): Translate {
	const entries = Object.entries(texts);
	const exact = new Map(entries.filter(([english]) => !english.includes("{")));
	const patterns = entries
		.filter(([english]) => english.includes("{"))
		.map(patternOf)
		.sort((a, b) => b.weight - a.weight);
	return (english) => {
		const known = exact.get(english);
		if (known !== undefined) return known;
		for (const { match, names, urdu } of patterns) {
			const found = match.exec(english);
			if (!found) continue;
			const values = new Map(names.map((name, index) => [name, found[index + 1] ?? ""]));
			return urdu.replace(PLACE, (_, __, name: string) => wordsOf(values.get(name) ?? "", places[name]));
		}
		return null;
	};
}
