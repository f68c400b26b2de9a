import { CLOSED_WORDS } from "../platform/opening.mjs";
import { edgeUrdu } from "./refusal.mjs";

const WORDS = {
	en: {
		title: "Opening soon | Sabz",
		heading: "Sabz opens soon",
		text: `${CLOSED_WORDS} Your cart is safe on this device.`,
		again: "Try again",
		html: 'lang="en"',
		body: "1.0625rem/1.6",
		headingHeight: "1.15",
	},
	ur: {
		title: "دکان کھلنے والی ہے | Sabz",
		heading: "دکان کھلنے والی ہے",
		text: `${edgeUrdu(CLOSED_WORDS)} آپ کی ٹوکری اسی فون پر محفوظ ہے۔`,
		again: "دوبارہ کوشش کریں",
		html: 'lang="ur" dir="rtl"',
		body: "1.0625rem/2.1",
		headingHeight: "1.9",
	},
};

/**
 * The one page that a shop has which is not open yet: it needs no file and no script. The colours are the shop's.
 * @param {import("../../text/language").Language} language
 */
export function closedPage(language) {
	const { title, heading, text, again, html, body, headingHeight } = WORDS[language];
	return `<!doctype html>
<html ${html}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
:root { color-scheme: light dark; --ground: #f1f8eb; --ink: #0b3219; --leaf: #155a2d; --on-leaf: #ffffff }
@media (prefers-color-scheme: dark) {
	:root { --ground: #07210f; --ink: #e2f1d7; --leaf: #97d083; --on-leaf: #07210f }
}
body { margin: 0; background: var(--ground); color: var(--ink); font: ${body} system-ui, sans-serif }
main { box-sizing: border-box; min-height: 100vh; max-width: 30rem; margin: 0 auto; padding: 24px;
	display: flex; flex-direction: column; justify-content: center; align-items: flex-start }
h1 { margin: 0; font-size: 2rem; line-height: ${headingHeight} }
p { margin: 12px 0 24px }
a { display: inline-flex; align-items: center; min-height: 48px; padding: 0 24px; border-radius: 24px;
	background: var(--leaf); color: var(--on-leaf); font-weight: 600; text-decoration: none }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px }
</style>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>${text}</p>
<a href="">${again}</a>
</main>
</body>
</html>
`;
}
