import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { Bitmap } from "./colour";
import { crateFront, type StampName } from "./crate";
import {
	drawTogether,
	flatten,
	layersOf,
	open,
	type Placed,
	renderFile,
	SOFT_SHADOW,
	standing,
	toBitmap,
} from "./draw";
import { CREDITS, crates, heaps, heroes, singles } from "./recipes";

/**
 * Composes the shop's pictures from the Fluent Emoji renders:
 *   npm run pictures                 all of them
 *   npm run pictures -- kinnow guava only these
 */

/** Product pictures: 640 pixels square, everything standing on one ground line. */
const SQUARE = { width: 640, height: 640 };
const FRAME = { side: 640, ground: 580, width: 580, height: 510, enlarge: 1.2 };
const CRATE = { width: 600, height: 196 };
/** The front board darkens what lies behind it. */
const CRATE_SHADOW = { dy: -4, blur: 7, strength: 0.35 };
/** The hero's heap ends straight at the bottom, where its crate begins. */
const HERO = { width: 880, height: 860, floor: 760 };
const HERO_CRATE = { width: 840, height: 270, margin: 20 };
const QUALITY = 88;

const pictures = fileURLToPath(new URL("../../scripts/seed/pictures/", import.meta.url));
const art = fileURLToPath(new URL("../../public/art/", import.meta.url));

const webp = (bitmap: Bitmap) => open(bitmap).webp({ quality: QUALITY }).toBuffer();

const heap = async (placed: Placed[]) => webp(await drawTogether(SQUARE, await standing(placed, FRAME)));

/** The wooden front over what lies in the crate. */
async function crate({ stamp, placed }: (typeof crates)[keyof typeof crates]) {
	const input = await toBitmap(sharp(Buffer.from(crateFront(CRATE.width, CRATE.height, stamp))));
	const [left, top] = [(SQUARE.width - CRATE.width) / 2, FRAME.ground - CRATE.height];
	const front = { input, left, top, shadow: CRATE_SHADOW };
	return webp(await flatten(SQUARE, [...(await layersOf(placed)), front], SOFT_SHADOW));
}

async function hero(placed: Placed[]) {
	const drawn = await drawTogether({ width: HERO.width, height: HERO.floor }, placed);
	const below = { bottom: HERO.height - HERO.floor, background: { r: 0, g: 0, b: 0, alpha: 0 } };
	return webp(await toBitmap(open(drawn).extend(below)));
}

async function heroCrate(stamp: StampName) {
	const { width, height, margin } = HERO_CRATE;
	const input = await toBitmap(sharp(Buffer.from(crateFront(width, height, stamp))));
	const canvas = { width: width + 2 * margin, height: height + 2 * margin };
	return webp(
		await flatten(canvas, [{ input, left: margin, top: margin }], { dy: -6, blur: 11, strength: 0.4 }),
	);
}

type Job = { path: string; make: () => Promise<Buffer | string> };

const picture = (name: string, make: Job["make"]): [string, Job] => [
	name,
	{ path: `${pictures}${name}.webp`, make },
];

const artwork = (file: string, make: Job["make"]): [string, Job] => [
	file.replace(/\.\w+$/, ""),
	{ path: `${art}${file}`, make },
];

const jobs = new Map<string, Job>([
	...Object.entries(heaps).map(([name, placed]) => picture(name, () => heap(placed))),
	...Object.entries(crates).map(([name, recipe]) => picture(name, () => crate(recipe))),
	...Object.entries(heroes).map(([name, placed]) => artwork(`${name}.webp`, () => hero(placed))),
	...Object.entries(singles).map(([name, render]) =>
		artwork(`one-${name}.webp`, () => readFile(renderFile(render))),
	),
	artwork("crate-latin.webp", () => heroCrate("latin")),
	artwork("crate-urdu.webp", () => heroCrate("urdu")),
	artwork("CREDITS.txt", async () => CREDITS),
]);

const asked = process.argv.slice(2);
for (const name of asked) if (!jobs.has(name)) throw new Error(`No recipe is called "${name}"`);

await mkdir(pictures, { recursive: true });
await mkdir(art, { recursive: true });
for (const [name, { path, make }] of jobs) {
	if (asked.length > 0 && !asked.includes(name)) continue;
	const content = await make();
	await writeFile(path, content);
	console.log(`${name}  ${Math.ceil(content.length / 1024)} kB`);
}
