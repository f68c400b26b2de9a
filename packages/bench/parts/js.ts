import { openChrome } from "../support/chrome";
import type { Figure } from "../support/figure";
import { startFloor } from "../support/floor";
import { startShop } from "../support/shop";
import { everyVisit } from "../support/visits";
import { weigh } from "../support/weight";

const HOME_MOST = 45;
const PAGE_MOST = 80;
/** The pages whose style sheets are told: one of the shop, one of the seller's. */
const STYLED = new Set(["Home", "Seller: Dashboard"]);

/** What the JavaScript of each kind of page weighs above that of an empty page. */
export async function measureJs(): Promise<Figure[]> {
	const [shop, floor, browser] = [await startShop(), await startFloor(), await openChrome()];
	const base = await weigh(browser, floor.url, { name: "Empty", path: "/" });
	const figures: Figure[] = [{ name: "JavaScript of an empty page", value: base.scripts, unit: "kB" }];
	for (const visit of await everyVisit(shop)) {
		const { scripts, styles, fonts } = await weigh(browser, shop.url, visit);
		const { name } = visit;
		figures.push({
			name: `${name}: JavaScript above that`,
			value: scripts - base.scripts,
			unit: "kB",
			goal: { most: name === "Home" ? HOME_MOST : PAGE_MOST },
		});
		if (STYLED.has(name)) figures.push({ name: `${name}: style sheets`, value: styles, unit: "kB" });
		if (name === "Home") figures.push({ name: `${name}: fonts`, value: fonts, unit: "kB" });
	}
	await browser.close();
	floor.stop();
	await shop.stop();
	return figures;
}
