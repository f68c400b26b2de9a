import { FACES_MARK } from "@/lib/domain/faces-script.mjs";
import { LATE_SCRIPT_TYPE, LATE_STYLES } from "@/lib/domain/late-parts-script.mjs";
import { openChrome } from "../support/chrome";
import { serveCut } from "../support/cut-page";
import type { Figure } from "../support/figure";
import { startShop } from "../support/shop";
import { measureVisit } from "./phone";

type Cut = { name: string; cut: (html: string) => string };

const without =
	(part: RegExp, instead = "") =>
	(html: string): string =>
		html.replace(part, instead);

/** What is left out of home, one after another: the difference of two lines is what a part costs. */
const CUTS: readonly Cut[] = [
	{ name: "Home as it is", cut: (html) => html },
	{
		name: "and without its scripts",
		cut: without(new RegExp(`<script type="${LATE_SCRIPT_TYPE}"[^>]*></script>`, "g")),
	},
	{ name: "and without its data", cut: without(/<script nonce="[^"]*"[^>]*>[\s\S]*?<\/script>/g) },
	{ name: "and without faces", cut: without(new RegExp(`<link [^>]*${FACES_MARK}[^>]*>`, "g")) },
	{
		name: "and without the sheets that come later",
		cut: without(new RegExp(`<link rel="${LATE_STYLES}"[^>]*>`, "g")),
	},
	{
		name: "and without what lies below the first screen",
		cut: (html) =>
			without(
				/<\w+(?=[^>]*\sclass="[^"]*\bdeferred-)[^>]*>[\s\S]*?<\/main>/,
				"</main>",
			)(without(/<footer\b[\s\S]*?<\/footer>/)(html)),
	},
	{
		name: "and without pictures: the floor",
		cut: without(/<img [^>]*>|<link rel="preload" as="image"[^>]*>/g),
	},
];

/** What each part of home costs on a slow phone, down to its header and the words of its first screen. */
export async function measureRemainder(): Promise<Figure[]> {
	const [shop, browser] = [await startShop(), await openChrome()];
	const figures: Figure[] = [];
	let cutSoFar = (html: string) => html;
	for (const { name, cut } of CUTS) {
		const before = cutSoFar;
		cutSoFar = (html) => cut(before(html));
		const page = await serveCut(shop.url, "/", cutSoFar);
		figures.push(...(await measureVisit(browser, page.url, { name, path: "/" })));
		page.stop();
	}
	await browser.close();
	await shop.stop();
	return figures;
}
