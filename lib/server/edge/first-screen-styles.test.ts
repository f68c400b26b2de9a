import { describe, expect, test } from "vitest";
import {
	fingerprintOf,
	inlineScriptsOf,
	nonceIn,
	withDataTogether,
	withLateScripts,
} from "./page-scripts.mjs";
import { firstScreenClasses, readSheet, stylesFor } from "./page-styles.mjs";

const SHEET = "/_next/static/chunks/a.css";

/** What is left of a style sheet for elements with these classes. */
function cut(css: string, ...classes: string[]): string {
	return stylesFor([readSheet(css, SHEET)], new Set(classes)).replace(/\s+/g, "");
}

describe("of a style sheet there is kept", () => {
	test("a rule for classes that are there, and no other", () => {
		expect(cut(".a{x:1}.b{x:2}.a .b{x:3}.a.c,.a>p{x:4}", "a")).toBe(".a{x:1}.a.c,.a>p{x:4}");
	});

	test("a rule without classes, and one whose brackets only say which elements it is not about", () => {
		expect(cut("p{x:1}:where(.a,.b)>p{x:2}p:not(.a){x:3}")).toBe("p{x:1}:where(.a,.b)>p{x:2}p:not(.a){x:3}");
	});

	test("a class however it is written", () => {
		expect(cut(".md\\:w-1\\/2{x:1}.w-\\[2\\.5em\\]{x:2}.\\32xl{x:3}", "md:w-1/2", "w-[2.5em]", "2xl")).toBe(
			".md\\:w-1\\/2{x:1}.w-\\[2\\.5em\\]{x:2}.\\32xl{x:3}",
		);
	});

	test("a group that is not empty, and the order of layers", () => {
		const css =
			"@layer base,utilities;@layer utilities{@media (width>=1px){.a{x:1}.b{x:2}}@media (width>=2px){.b{x:3}}}";
		expect(cut(css, "a")).toBe("@layerbase,utilities;@layerutilities{@media(width>=1px){.a{x:1}}}");
	});

	test("nothing of what a pointer, the focus or a printer brings about", () => {
		const css = ".a:hover{x:1}.a:focus-visible{x:2}.a{x:3}@media print{.a{x:4}}@media (hover:hover){.a{x:5}}";
		expect(cut(css, "a")).toBe(".a{x:3}");
	});

	test("of custom properties those that something reads, of animations those that something names", () => {
		const css =
			":root{--a:var(--b);--b:1;--c:2}.x{color:var(--a);animation:turn 1s}@keyframes turn{to{y:1}}@keyframes grow{to{y:2}}";
		expect(cut(css, "x")).toBe(
			":root{--a:var(--b);--b:1;}.x{color:var(--a);animation:turn1s}@keyframesturn{to{y:1}}",
		);
	});

	test("a face that the device has, and none that would be fetched", () => {
		const css = '@font-face{font-family:A;src:url(a.woff2)}@font-face{font-family:B;src:local("Arial")}';
		expect(cut(css)).toBe('@font-face{font-family:B;src:local("Arial")}');
	});

	test("a picture, by an address that leads to it from any page", () => {
		expect(cut('p{background:url(../media/a.svg)}q{mask:url("data:image/svg+xml,x")}')).toBe(
			'p{background:url(/_next/static/media/a.svg)}q{mask:url("data:image/svg+xml,x")}',
		);
	});
});

describe("the first screen of a page", () => {
	test("has nothing inside what waits until it comes near, nor of the footer, but where they stand", () => {
		const html = `<body class="a"><main class="b"><p class="c&amp;d"></p><section id="x" class="e md:deferred-20"><p class="f"></p></section><section class="k l:deferred-2"><p class="m"></p></section></main>
			<footer class="deferred-9 g"><p class="h"></p></footer><nav class="i"></nav><script>'<p class="j">'</script></body>`;
		expect([...firstScreenClasses(html)].sort()).toEqual(
			["a", "b", "c&d", "deferred-9", "e", "g", "i", "k", "l:deferred-2", "md:deferred-20"].sort(),
		);
	});

	test("is the whole of a page on which nothing waits", () => {
		expect([...firstScreenClasses('<main class="a"><p class="b"></p></main>')]).toEqual(["a", "b"]);
	});
});

test("scripts that a page fetches wait, with all that is said of them; what it brings itself does not", () => {
	const page = withLateScripts(
		'<link rel="preload" as="script" href="/a.js"/><script src="/a.js" async="" nonce="n"></script><script>1</script><script src="/old.js" noModule=""></script><script id="r" async="" src="/b.js"></script><script type="application/ld+json">{}</script>',
	);
	expect(page).toBe(
		'<script type="text/late" src="/a.js" async="" nonce="n"></script><script>1</script><script src="/old.js" noModule=""></script><script type="text/late" id="r" async="" src="/b.js"></script><script type="application/ld+json">{}</script>',
	);
});

test("a page that may wait for its scripts to draw something says which they are", () => {
	const busy = '<div role="status" aria-busy="true"></div>';
	expect(withLateScripts(`<script src="/a.js" async="" nonce="n"></script>${busy}`)).toBe(
		`<link rel="late-preload" as="script" href="/a.js"/><script type="text/late" src="/a.js" async="" nonce="n"></script>${busy}`,
	);
});

test("what is only fetched ahead, since it belongs to a part that is loaded by itself, is a script like the others", () => {
	const part = '<link rel="preload" href="/texts.js" as="script" fetchPriority="low"/>';
	expect(withLateScripts(`${part}<script src="/a.js" async=""></script>`)).toBe(
		'<script type="text/late" src="/texts.js" async=""></script><script type="text/late" src="/a.js" async=""></script>',
	);
});

const ours = `<script nonce="word">go(1)</script><script id="x" nonce="word">go("2>1")</script>`;

describe("the inline scripts of a page", () => {
	test("are those with the rendering's own word", () => {
		const smuggled = `<script>steal()</script><script nonce="guess">steal(2)</script>`;
		const found = inlineScriptsOf(ours + smuggled, "word");
		expect(found).toEqual([fingerprintOf("go(1)"), fingerprintOf('go("2>1")')]);
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
	const piece = (code: string, word = "n") => `<script nonce="${word}">${code}</script>`;
	const first = "(self.__next_f=self.__next_f||[]).push([0])";
	const second = 'self.__next_f.push([1,"a"])';

	test("stands in one script", () => {
		const html = `<p></p>${piece(first)}${piece(second)}${piece("other()")}`;
		expect(withDataTogether(html, "n")).toBe(`<p></p>${piece(`${first};${second}`)}${piece("other()")}`);
	});

	test.each([
		["one of them has another word", piece(first) + piece('self.__next_f.push([1,"smuggled"])', "m")],
		["it is one piece", `${piece(second)}<p></p>${piece(first)}`],
	])("is left alone where %s", (_why, html) => expect(withDataTogether(html, "n")).toBe(html));
});
