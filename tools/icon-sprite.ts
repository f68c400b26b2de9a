/**
 * Puts the icons that the code names together as one picture, from Lucide's own lines: run
 * `npx tsx tools/icon-sprite.ts` after a name has come or gone, or Lucide has changed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { icons } from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { filesOf } from "../tests/support/files";

/** Where icons are named: `<Icon name=`, `icon=`, `icon:`, `const icon =` and tables, each up to its end. */
const NAMED =
	/(?:<Icon\s+name|[iI]con\??)(?:=\{[^}]*|(?:=| = |: )[^;\n]*)|(?:ICONS|IconName\b)[^=;\n]* = [^;]*/g;

const lucide = new Map(Object.entries(icons));
const lucideName = (name: string) => name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

function symbolOf(name: string): string {
	const icon = lucide.get(lucideName(name));
	if (!icon) return "";
	const shapes = renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, "");
	return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replace(/><\/\w+>/g, "/>")}</symbol>\n`;
}

/** The sprite of all icons that the code names. */
export function drawSprite(): string {
	const code = filesOf("app", "components", "lib").filter((file) => /\.tsx?$/.test(file));
	const places = code.flatMap((file) => readFileSync(file, "utf8").match(NAMED) ?? []);
	const words = places.flatMap((place) => place.match(/(?<=")[a-z][a-z\d-]*(?=")/g) ?? []);
	const symbols = [...new Set(words)].sort().map(symbolOf);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">\n${symbols.join("")}</svg>\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
	writeFileSync(new URL("../components/ui/icons.svg", import.meta.url), drawSprite());
