import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { filesOf } from "./support/files";
import { wordsOf } from "./support/words";

/*
 * Pages are read from the left in English and from the right in Urdu: what belongs to the edge where lines begin or end
 * is said so (`ps-4`, `inset-inline-end`), never by its side; what moves or fills along the line says how in both.
 */

/** What stands at a side whichever way a page is read, each with its reason. */
const PHYSICAL: Readonly<Record<string, string>> = {
	"app/styles/cards.css": "stars are filled from the left, and mirrored as a whole from right to left",
	"components/home/hero.css": "the stall is a picture: its crates and placards stand as they were painted",
	"components/dashboard/money-today.tsx": "the hours of a chart run from left to right",
	"components/dashboard/sales-panel.tsx": "the days of a chart run from left to right",
	"components/dashboard/charts.tsx": "a chart's note stays inside the chart",
	"components/shell/sonner-toaster.tsx": "the library's own names, with the same distance on both sides",
};

/** Classes of a side. */
const CLASS =
	/(?<=[\s"'`:!])-?(?:(?:m|p|scroll-m|scroll-p)[lr]-[\w[(]|(?:left|right)-[\d[(fap]|(?:border-[lr]|rounded-(?:[lr]|[tb][lr]))(?=[-\s"'`!])|(?:(?:text|float|clear|bg|object)-(?:left|right)|bg-linear-to-[lr])(?=[\s"'`!]))[^\s"'`]*/g;
/** Classes that move, stretch or lean along the line. */
const ALONG =
	/(?<=[\s"'`])[^\s"'`]*(translate-x-|scale-x-|origin-(?:left|right|\w+-(?:left|right)))[^\s"'`]*/g;
/** A `style` of a side. */
const STYLE_OF_A_SIDE =
	/(?<=[{,]\s*)(?:(?:left|right|(?:margin|padding|border)(?:Left|Right)\w*):\s*[`"\d]|(?:textAlign|float): "(?:left|right)")/g;
/** Declarations of a side. The middle has none: `left: 50%`. */
const DECLARATION =
	/(?<=[\s;{])(?:(?:(?:scroll-)?(?:margin|padding)|border)-(?:left|right)[\w-]*:|border-(?:top|bottom)-(?:left|right)-radius:|(?:left|right):(?! 50%;)|(?:text-align|float|clear): (?:left|right)|[^;{}]*(?<!repeating-)linear-gradient\(\s*(?:to (?:left|right)|(?:90|270)deg)|[^;{}]*translateX\((?!var\())[^;}]*/g;
const SHORTHAND = /(?<=[\s;{])(?:(?:scroll-)?(?:margin|padding)|inset|border-(?:width|radius)):[^;}]*/g;

/** True where a shorthand of four values gives the sides different ones. */
function leans(declaration: string): boolean {
	let values = declaration.slice(declaration.indexOf(":") + 1).trim();
	while (values.includes("("))
		values = values.replace(/[\w-]*\([^()]*\)/g, (inner) => inner.replace(/[\s()]/g, "_"));
	const [first, second, third, fourth] = values.split(/\s+/);
	if (fourth === undefined) return false;
	return declaration.startsWith("border-radius") ? first !== second || third !== fourth : second !== fourth;
}

/** The classes of a line that move along it and have no counterpart from right to left there. */
function oneWayOnly(line: string): string[] {
	const moves = [...line.matchAll(ALONG)].map(([name, kind = ""]) => ({ name, kind: kind.split("-")[0] }));
	const mirrored = moves.filter(({ name }) => name.startsWith("rtl:")).map(({ kind }) => kind);
	return moves
		.filter(({ name, kind }) => !name.startsWith("rtl:") && !mirrored.includes(kind))
		.map(({ name }) => name);
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");

/** Every side that a style sheet names. */
function sidesInCss(css: string): string[] {
	const text = withoutComments(css);
	const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([match]) => match.trim());
	return [...all(DECLARATION), ...all(SHORTHAND).filter(leans)];
}

/** Every side that a component or a list of classes names. */
function sidesInCode(code: string): string[] {
	const text = withoutComments(code);
	const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([match]) => match);
	return [...all(CLASS), ...all(STYLE_OF_A_SIDE), ...text.split("\n").flatMap(oneWayOnly)];
}

function sidesIn(file: string): string[] {
	const text = readFileSync(file, "utf8");
	return file.endsWith(".css") ? sidesInCss(text) : sidesInCode(text);
}

const files = filesOf("app", "components").filter(
	(file) => /\.(?:tsx?|css)$/.test(file) && !file.includes(".test."),
);

test("nothing is said by its side, but what has one", () => {
	expect(files.length).toBeGreaterThan(400);
	const found = files
		.filter((file) => !(file in PHYSICAL))
		.flatMap((file) => sidesIn(file).map((side) => `${file}: ${side}`));
	expect(found).toEqual([]);
});

test("what is listed as physical still is", () => {
	expect(Object.keys(PHYSICAL).filter((file) => sidesIn(file).length === 0)).toEqual([]);
});

describe("a side is found", () => {
	it.each([
		...wordsOf(`
		ml-4 -mr-2 lg:pl-gutter [&>dt]:pr-4 right-[2.5%] max-md:-left-1 left-1/2 right-full border-l
		border-r-transparent rounded-tl-xl rounded-r-full scroll-ml-2 text-left md:text-right! float-right
		bg-linear-to-r group-hover:translate-x-1 -scale-x-100 origin-top-right
	`),
		"origin-left rtl:-scale-x-100",
	])("in the classes %s", (classes) => {
		expect(sidesInCode(`<i className="flex ${classes} p-2" />`)).toHaveLength(1);
	});

	it.each(["{ left: percent }", "{ paddingRight: 4 }", '{ textAlign: "right" }'])(
		"in the style %s",
		(style) => {
			const known = style.replace("percent", '"5%"');
			expect(sidesInCode(`<i style={${known}} />`)).toHaveLength(1);
		},
	);

	it.each([
		"margin-left: 0",
		"scroll-padding-right: 1rem",
		"border-left: 1px solid",
		"border-top-left-radius: 0",
		"left: 0",
		"right: calc(50% - 2rem)",
		"text-align: right",
		"padding: 0 0 1rem 2rem",
		"inset: -22% calc(1rem + var(--a, 2px)) auto auto",
		"border-radius: 0 1rem 1rem 0",
		"background: linear-gradient(to right, red, blue)",
		"transform: translateX(100%)",
	])("in the declaration %s", (declaration) => {
		expect(sidesInCss(`a {\n\tcolor: red;\n\t${declaration};\n}`)).toHaveLength(1);
	});

	it("only where there is one", () => {
		const classes = "ps-4 -me-2 inset-s-0 text-end border-s rounded-se-xl translate-x-1 rtl:-translate-x-1";
		expect(sidesInCode(`const left = "left alone"; <i className="${classes}" />`)).toEqual([]);
		const rules = "left: 50%; inset: 0 1rem auto; padding: 0 1rem 2rem 1rem; border-radius: 0 0 1rem 1rem;";
		expect(sidesInCss(`a { ${rules} transform: translateX(var(--away)); text-align: start; }`)).toEqual([]);
	});
});
