/**
 * Puts the icons that components/ui/icons.tsx names together as one picture, from Lucide's own lines: run
 * `npx tsx tools/icon-sprite.ts` after a name has come or gone, or Lucide has changed.
 */
import { readFile, writeFile } from "node:fs/promises";
import * as lucide from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const NAMED = /export const (\w+) = .*\("([\w-]+)"\)/g;

const folder = new URL("../components/ui/", import.meta.url);
const drawn = new Map(Object.entries(lucide.icons));
const source = await readFile(new URL("icons.tsx", folder), "utf8");

const symbols = [...source.matchAll(NAMED)].map(([, component = "", name]) => {
	const icon = drawn.get(component);
	if (!icon) throw new Error(`Lucide has no ${component}.`);
	const shapes = renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, "");
	return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replace(/><\/\w+>/g, "/>")}</symbol>\n`;
});
const sprite = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">\n${symbols.join("")}</svg>\n`;
await writeFile(new URL("icons.svg", folder), sprite);
