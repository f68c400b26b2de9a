import { expect, test } from "vitest";
import { withLateScripts } from "./page-scripts.mjs";

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
