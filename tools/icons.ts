/**
 * Draws the shop's icons for phones from app/icon.svg: run `npx tsx tools/icons.ts` after the mark has changed.
 */
import { mkdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const root = new URL("../", import.meta.url);
const at = (path: string) => fileURLToPath(new URL(path, root));

/** Pixels a point of the mark's 48; more than any icon needs. */
const DENSITY = 1200;
const GROUND = "#0f4423";

const mark = await readFile(at("app/icon.svg"), "utf8");
/** The mark on a ground without round corners, for phones that cut their own. */
const square = mark.replace('rx="14"', 'rx="0"');

const draw = (svg: string, side: number) => sharp(Buffer.from(svg), { density: DENSITY }).resize(side, side);

await mkdir(at("public/icons"), { recursive: true });
for (const side of [192, 512]) {
	await draw(mark, side)
		.png({ palette: true })
		.toFile(at(`public/icons/icon-${side}.png`));
}
await draw(square, 180)
	.flatten({ background: GROUND })
	.png({ palette: true })
	.toFile(at("app/apple-icon.png"));

// A maskable icon may lose a tenth at each edge.
const inner = await draw(square, 410).png().toBuffer();
await sharp({ create: { width: 512, height: 512, channels: 4, background: GROUND } })
	.composite([{ input: inner, left: 51, top: 51 }])
	.png({ palette: true })
	.toFile(at("public/icons/maskable-512.png"));
