import { icons } from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { mergedPath } from "./merged-path";
import { ICON_NAMES, type IconName } from "./names";

/** What points along the line. Clocks, telephones, produce and what takes a step back stay as they are in Urdu. */
const FLIPS: readonly IconName[] = [
	"ArrowLeft",
	"ArrowRight",
	"ChevronLeft",
	"ChevronRight",
	"LogIn",
	"LogOut",
	"SkipForward",
];

/** The widest line that Biome leaves in one piece. */
const LINE = 110;

/** Tells the bundler that a page needs no icon of the list but those it names. */
const FREE_OF_EFFECTS = '{\n\t"type": "module",\n\t"sideEffects": false\n}\n';

type File = { file: string; text: string };

/** Every file of components/ui/icons: one an icon, so that a page brings those it shows, and the list of them. */
export function iconFiles(): File[] {
	const drawn = ICON_NAMES.map((name) => ({
		name,
		markup: renderToStaticMarkup(createElement(icons[name])),
	}));
	const named = drawn.map(({ name, markup }) => ({ name, file: fileName(markup), path: mergedPath(markup) }));
	const list = named.map(({ name, file }) => `export { ${name} } from "./${file}";\n`);
	return [
		...named.map(({ name, file, path }) => ({ file: `${file}.ts`, text: iconText(name, path) })),
		{ file: "index.ts", text: list.join("") },
		{ file: "package.json", text: FREE_OF_EFFECTS },
	];
}

function fileName(markup: string): string {
	const [, name] = markup.match(/ class="lucide lucide-([\w-]+)/) ?? [];
	if (!name) throw new Error(`Lucide's class names no icon: ${markup}`);
	return name;
}

function iconText(name: IconName, path: string): string {
	const words = [`"${path}"`, ...(FLIPS.includes(name) ? ['"flips"'] : [])];
	const call = `export const ${name} = createIcon(`;
	const line = `${call}${words.join(", ")});`;
	const broken = `${call}\n${words.map((word) => `\t${word},\n`).join("")});`;
	return `import { createIcon } from "../icon";\n\n${line.length > LINE ? broken : line}\n`;
}
