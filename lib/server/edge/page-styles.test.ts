import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

const home = mkdtempSync(join(tmpdir(), "sabz-page-styles-"));
const LINK = '<link rel="stylesheet" href="/_next/static/chunks/a.css" nonce="n" data-precedence="next"/>';
const OFF =
	'<link rel="stylesheet" href="/_next/static/chunks/a.css" nonce="n" data-precedence="next" disabled=""/>';

beforeAll(() => {
	mkdirSync(join(home, ".next/static/chunks"), { recursive: true });
	writeFileSync(join(home, ".next/static/chunks/a.css"), ".a{background:url(../media/a.svg)}");
	writeFileSync(
		join(home, ".next/static/chunks/f.css"),
		"@font-face{font-family:F;src:url(f.woff2)}@font-face{font-family:G;src:local(Arial)}",
	);
	vi.spyOn(process, "cwd").mockReturnValue(home);
});
afterAll(() => {
	vi.restoreAllMocks();
	rmSync(home, { recursive: true });
});

test("a page brings its sheet, whose link stays switched off", async () => {
	const { withOwnStyles } = await import("./page-styles.mjs");
	expect(await withOwnStyles(`<head>${LINK}</head><body class="a"></body>`)).toBe(
		`<head><style>.a{background:url(/_next/static/media/a.svg)}</style>${OFF}</head><body class="a"></body>`,
	);
});

test("a sheet of faces is marked as one and not in effect", async () => {
	const { withOwnStyles } = await import("./page-styles.mjs");
	const page = await withOwnStyles(`<head>${LINK.replace("a.css", "f.css")}${LINK}</head>`);
	expect(page).toContain('<style data-faces="" media="print">@font-face{font-family:F;');
	expect(page).toContain("src:url(/_next/static/chunks/f.woff2)");
	expect(page.match(/data-faces/g)).toHaveLength(1);
});

test("a sheet of a part that is loaded by itself is one of the page's", async () => {
	const { withOwnStyles } = await import("./page-styles.mjs");
	const link =
		'<link href="/_next/static/chunks/a.css" rel="stylesheet" as="style" data-precedence="dynamic"/>';
	const page = await withOwnStyles(`<head>${link}</head>`);
	expect(page).toContain("</style><link href=");
	expect(page).toContain('data-precedence="dynamic" disabled=""/>');
});

test("a page without style sheets stays as it is", async () => {
	const { withOwnStyles } = await import("./page-styles.mjs");
	expect(await withOwnStyles("<head></head>")).toBe("<head></head>");
});

test("a sheet that could not be read is read again for the next page", async () => {
	const { withOwnStyles } = await import("./page-styles.mjs");
	const page = `<head>${LINK.replace("a.css", "later.css")}</head><body class="a"></body>`;
	await expect(withOwnStyles(page)).rejects.toThrow("ENOENT");
	writeFileSync(join(home, ".next/static/chunks/later.css"), ".a{color:red}");
	expect(await withOwnStyles(page)).toContain("<style>.a{color:red}</style>");
});
