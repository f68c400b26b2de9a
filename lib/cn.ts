import { type ClassValue, clsx } from "clsx";

/** Classes that are words of their own, under what they decide. */
const WORDS = new Map(
	Object.entries({
		display: "block inline inline-block flex inline-flex grid inline-grid contents hidden",
		position: "static relative absolute fixed sticky",
		"text-size":
			"text-2xs text-xs text-sm text-md text-base text-lg text-xl text-2xl text-3xl text-4xl text-title text-poster",
		"text-align": "text-start text-center text-end",
		"text-wrap": "text-pretty text-balance text-nowrap",
		"flex-direction": "flex-row flex-col",
		"flex-share": "flex-1 flex-auto flex-none",
		"font-family": "font-sans font-display font-urdu",
	}).flatMap(([group, words]) => words.split(" ").map((word) => [word, group] as const)),
);

/** Families of classes of which only one can count: `px-4` and `px-6`, `bg-white` and `bg-bg`. */
const FAMILY =
	/^-?([mp][xytbse]?|gap(?:-[xy])?|inset(?:-[xyse])?(?!-(?:ring|shadow))|top|bottom|z|size|(?:min-|max-)?[wh]|text|font|bg|leading|tracking|opacity|rounded(?:-[tbse]{1,2})?|shadow|grid-cols|grid-rows|justify-items|justify-self|justify|items|content|self|(?:col|row)-(?:span|start|end)|animate|aspect)(?:-|$)/;
/** Sizes that are measures: `text-[0.7em]`. */
const MEASURE = /^text-\[[\d.]/;

/** A class of these families also takes back those of the narrower ones. */
const COVERS: Record<string, string> = {
	p: "px py pt pb ps pe",
	px: "ps pe",
	py: "pt pb",
	m: "mx my mt mb ms me",
	mx: "ms me",
	my: "mt mb",
	size: "w h",
	rounded: "rounded-t rounded-b rounded-s rounded-e",
	gap: "gap-x gap-y",
	inset: "top bottom inset-x inset-y inset-s inset-e",
};

function familyName(base: string): string {
	if (MEASURE.test(base)) return "text-size";
	return WORDS.get(base) ?? FAMILY.exec(base)?.[1] ?? base;
}

/** What a class decides, under the conditions before it (`lg:`, `hover:`). */
function familyOf(name: string): { conditions: string; family: string } {
	const at = name.lastIndexOf(":") + 1;
	const base = name.slice(at);
	return { conditions: name.slice(0, at), family: familyName(base) };
}

function withoutConflicts(classes: string): string {
	const decided = new Set<string>();
	const kept = classes
		.split(" ")
		.toReversed()
		.filter((name) => {
			const { conditions, family } = familyOf(name);
			if (decided.has(conditions + family)) return false;
			decided.add(conditions + family);
			for (const narrower of COVERS[family]?.split(" ") ?? []) decided.add(conditions + narrower);
			return true;
		});
	return kept.toReversed().join(" ");
}

/** What was joined before: a page says the same for each of its cards. */
const joined = new Map<string, string>();

/**
 * Joins class names; of two that say the same thing the later one wins. Knows the classes that this shop
 * uses: a library that knows all of Tailwind's weighed a fifth of what a page may weigh.
 */
export function cn(...classes: ClassValue[]): string {
	const all = clsx(classes);
	let kept = joined.get(all);
	if (kept === undefined) {
		kept = withoutConflicts(all);
		joined.set(all, kept);
	}
	return kept;
}
