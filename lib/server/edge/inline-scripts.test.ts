import { describe, expect, test } from "vitest";
import { fingerprintOf, inlineScriptsOf, nonceIn, withDataTogether } from "./page-scripts.mjs";

const ours = `<script nonce="word">go(1)</script><script id="x" nonce="word">go("2>1")</script>`;

describe("the inline scripts of a page", () => {
	test("are those with the rendering's own word", () => {
		const smuggled = `<script>steal()</script><script nonce="guess">steal(2)</script>`;
		const found = inlineScriptsOf(ours + smuggled, "word");
		expect(found).toEqual([fingerprintOf("go(1)"), fingerprintOf('go("2>1")')]);
	});

	test("are all of them in what the build made", () => {
		expect(inlineScriptsOf("<script>a()</script><script>a()</script>", null)).toEqual([fingerprintOf("a()")]);
	});

	test("leave out files and data", () => {
		const html = `<script src="/a.js" nonce="word"></script><script type="application/ld+json" nonce="word">{}</script>`;
		expect(inlineScriptsOf(html, "word")).toEqual([]);
	});

	test("are named as browsers name them", () => {
		expect(fingerprintOf("alert('Hello, world.');")).toBe(
			"'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
		);
	});
});

test("the word of a policy is read from what we wrote, and from nothing else", () => {
	expect(nonceIn("script-src 'nonce-abc+/=='")).toBe("abc+/==");
	for (const other of [undefined, "", "script-src 'self'", ["'nonce-abc'"]])
		expect(nonceIn(other)).toBeNull();
});

describe("a page's data", () => {
	const piece = (code: string) => `<script nonce="n">${code}</script>`;
	const first = "(self.__next_f=self.__next_f||[]).push([0])";
	const second = 'self.__next_f.push([1,"a"])';
	const note = [first, second, "other()"].map(fingerprintOf).join(" ");

	test("stands in one script, which the note then allows instead of the pieces", () => {
		const page = withDataTogether(`<p></p>${piece(first)}${piece(second)}${piece("other()")}`, note);
		const whole = `${first};${second}`;
		expect(page.html).toBe(`<p></p>${piece(whole)}${piece("other()")}`);
		expect(page.note.split(" ").sort()).toEqual([fingerprintOf("other()"), fingerprintOf(whole)].sort());
	});

	test("stays in pieces where one of them is not allowed", () => {
		const html = piece(first) + piece('self.__next_f.push([1,"smuggled"])');
		expect(withDataTogether(html, note)).toEqual({ html, note });
	});

	test("is left alone where it is one piece", () => {
		const html = `${piece(second)}<p></p>${piece(first)}`;
		expect(withDataTogether(html, note)).toEqual({ html, note });
	});
});
