import localFont from "next/font/local";

/** Cut to the one weight and the two widths that signs and figures are set in (app/styles/type.css): a third of the whole. */
const bricolage = localFont({
	src: "./fonts/bricolage-grotesque-condensed-800.woff2",
	variable: "--font-bricolage",
	weight: "800",
	declarations: [{ prop: "font-stretch", value: "82% 86%" }],
	adjustFontFallback: "Arial",
});

const figtree = localFont({
	src: "../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
	variable: "--font-figtree",
	weight: "300 900",
	adjustFontFallback: "Arial",
});

/** Urdu in Nastaliq, cut to the Urdu alphabet at one weight. Never preloaded: most first screens need a word of it at most. */
const nastaliq = localFont({
	src: "./fonts/noto-nastaliq-urdu-subset-500.woff2",
	variable: "--font-nastaliq",
	weight: "500",
	preload: false,
	adjustFontFallback: false,
	declarations: [{ prop: "unicode-range", value: "U+0600-06FF, U+200C" }],
});

/** The class names that make the three faces available to the theme. */
export const fontVariables = `${bricolage.variable} ${figtree.variable} ${nastaliq.variable}`;
