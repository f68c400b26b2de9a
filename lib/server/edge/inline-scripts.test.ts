import { describe, expect, test } from "vitest";
import { fingerprintOf, inlineScriptsOf, nonceIn } from "./inline-scripts.mjs";

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
