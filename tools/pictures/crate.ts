import { readFile } from "node:fs/promises";

/** The front of a wooden crate, drawn here, with the shop's name burnt in. */

const WOOD_BURNT = "#6B3A14";
const POST_WIDTH = 46;
const SLATS = 3;
const SLAT_GAP = 9;

/** The shop's name in one of its scripts. */
export type StampName = "latin" | "urdu";
/** The name as outlines; `centre` and `width` in the outlines' own units. */
type Lettering = { centre: [number, number]; width: number; letters: { x: number; y: number; d: string }[] };

const stamps: Record<StampName, Lettering> = JSON.parse(
	await readFile(new URL("./stamps.json", import.meta.url), "utf8"),
);

const grain = (path: string, opacity: number) =>
	`<path d="${path}" stroke="#8F5726" stroke-opacity="${opacity}" stroke-width="2.5" fill="none"/>`;

function slat(width: number, y: number, height: number) {
	const board = `x="14" y="${y}" width="${width - 28}" rx="9"`;
	const upper = `M90 ${y + height * 0.34}C${width * 0.4} ${y + height * 0.5} ${width * 0.6} ${y + height * 0.2} ${width - 120} ${y + height * 0.38}`;
	const lower = `M60 ${y + height * 0.62}C${width * 0.3} ${y + height * 0.5} ${width * 0.5} ${y + height * 0.8} ${width - 70} ${y + height * 0.6}`;
	return `<rect ${board} height="${height}" fill="url(#board)"/><rect ${board} height="${height * 0.32}" fill="#fff" opacity=".22"/>${grain(lower, 0.22)}${grain(upper, 0.16)}`;
}

function post(x: number, height: number, nails: number[]) {
	const centre = x + POST_WIDTH / 2;
	const heads = nails.map(
		(y) =>
			`<circle cx="${centre}" cy="${y}" r="5" fill="#7B4A20" opacity=".6"/><circle cx="${centre - 1}" cy="${y - 1}" r="2" fill="#fff" opacity=".6"/>`,
	);
	return `<rect x="${x}" width="${POST_WIDTH}" height="${height}" rx="10" fill="url(#post)"/><rect x="${x + 5}" y="4" width="9" height="${height - 10}" rx="4" fill="#fff" opacity=".25"/>${heads.join("")}`;
}

function stamp(width: number, height: number, { centre, width: letteringWidth, letters }: Lettering) {
	const scale = (width * 0.22) / letteringWidth;
	const paths = letters.map(({ x, y, d }) => `<path transform="translate(${x} ${y})" d="${d}"/>`);
	return `<g transform="translate(${width / 2} ${height / 2 + 3}) scale(${scale}) translate(${-centre[0]} ${-centre[1]})" fill="${WOOD_BURNT}" opacity=".74">${paths.join("")}</g>`;
}

const gradient = (id: string, direction: string, stops: [number, string][]) =>
	`<linearGradient id="${id}" ${direction}>${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join("")}</linearGradient>`;

/** An SVG of the crate's front. */
export function crateFront(width: number, height: number, name: StampName): string {
	const slatHeight = (height - 26) / SLATS - SLAT_GAP;
	const tops = Array.from({ length: SLATS }, (_, index) => 16 + index * (slatHeight + SLAT_GAP));
	const nails = tops.map((top) => top + 4 + slatHeight / 2);
	const defs = [
		gradient("board", 'x1="0" y1="0" x2="0" y2="1"', [
			[0, "#EFC084"],
			[0.6, "#DDA05C"],
			[1, "#C17F49"],
		]),
		gradient("post", 'x1="0" y1="0" x2="1" y2="1"', [
			[0, "#F3C88E"],
			[0.7, "#D39655"],
			[1, "#B57347"],
		]),
		gradient("inside", 'x1="0" y1="0" x2="0" y2="1"', [
			[0, "#5C3416"],
			[1, "#7A4820"],
		]),
	];
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${defs.join("")}</defs>
<rect x="22" y="16" width="${width - 44}" height="${height - 26}" rx="6" fill="url(#inside)"/>
${tops.map((top) => slat(width, top, slatHeight)).join("")}${post(6, height, nails)}${post(width - 52, height, nails)}${stamp(width, height, stamps[name])}</svg>`;
}
