import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { inlineScriptsOf, withDataTogether } from "./page-scripts.mjs";

const NONCE = "word";
const scriptOf = (code: string) => `<script nonce="${NONCE}">${code}</script>`;
const push = (data: unknown) => `self.__next_f.push(${JSON.stringify(data)})`;
const pageOf = (...pieces: unknown[]) =>
	["(self.__next_f=self.__next_f||[]).push([0])", ...pieces.map(push)].map(scriptOf).join("");

/** What the page's data is once its scripts have run. */
function dataOf(html: string): unknown {
	const self: { __next_f?: unknown[] } = {};
	for (const [, code = ""] of html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g))
		runInNewContext(code, { self });
	return structuredClone(self.__next_f);
}

const ODD = [
	'0:{"nonce":"word","name":"Jhang\'s \\"best\\" plums"}\n',
	"'",
	'"',
	"\\",
	"\\'",
	'\\\\"',
	"\\u0027",
	"\u2028 سبز",
	"",
];

test("a page's data in one script is what its pieces were, with fewer signs", () => {
	const pieces = [...ODD.map((text) => [1, text]), [2, { "an 'odd' key": ['"', null] }]];
	const html = pageOf(...pieces);
	const together = withDataTogether(html, NONCE);
	expect(dataOf(together)).toEqual([[0], ...pieces]);
	expect(together.match(/<script/g)).toHaveLength(1);
	expect(together).toContain('{"nonce":"word"');
	expect(together.length).toBeLessThan(html.length);
	expect(inlineScriptsOf(together, NONCE)).toHaveLength(1);
});

test("a single piece is written so too, and one with another word stays as it is", () => {
	const only = scriptOf(push([1, '"a"']));
	expect(withDataTogether(only, NONCE)).toBe(scriptOf(`self.__next_f.push([1,'"a"'])`));
	const foreign = pageOf([1, '"a"']).replace(NONCE, "another");
	expect(withDataTogether(foreign, NONCE)).toBe(foreign);
});
