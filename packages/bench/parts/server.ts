import { atPace, flatOut, type Load } from "../support/clients";
import { type Figure, percentile } from "../support/figure";
import { residentBelow, sayMemory } from "../support/machine";
import { productsOnSale, startFloor, startShop } from "../support/shop";
import { shoppingTrip, walk } from "../support/visits";

const SHOPPERS = 200;

/** Two hundred shoppers at once for as many minutes as asked for: how long they wait, and what the shop holds on to. */
export async function measureLoad(minutes: number): Promise<Figure[]> {
	const shop = await startShop();
	const trip = await shoppingTrip(shop);
	const before = residentBelow(process.pid);
	const stopSaying = sayMemory(process.pid);
	const { times, failed } = await walk(trip, { shoppers: SHOPPERS, seconds: minutes * 60 });
	stopSaying();
	const after = residentBelow(process.pid);
	await shop.stop();
	return [
		{ name: "200 shoppers: answers", value: times.length / (minutes * 60), unit: "/s" },
		{ name: "200 shoppers: median", value: percentile(times, 50), unit: "ms" },
		{ name: "200 shoppers: p99", value: percentile(times, 99), unit: "ms" },
		{ name: "200 shoppers: failed", value: failed, unit: "", goal: { most: 0 } },
		{ name: "Memory of application and store before", value: before, unit: "MB" },
		{ name: "Memory of application and store after", value: after, unit: "MB" },
	];
}

const ROUNDS = 3;
const SECONDS = 2;
const PACE = { perSecond: 25, seconds: 20 };

/** Rates of several addresses, measured in turns so that a busy moment of the machine meets them all. */
async function ratesOf(urls: Record<string, string>): Promise<Map<string, Load>> {
	const sums = new Map<string, Load>();
	for (const url of Object.values(urls)) await flatOut(url, 1);
	for (let round = 0; round < ROUNDS; round++) {
		for (const [name, url] of Object.entries(urls)) {
			const { rate, bytes, failed } = await flatOut(url, SECONDS);
			const sum = sums.get(name) ?? { rate: 0, bytes, failed: 0 };
			sums.set(name, { rate: sum.rate + rate / ROUNDS, bytes, failed: sum.failed + failed });
		}
	}
	return sums;
}

/** Pages and the catalogue API flat out against an empty app, then mixed shopping at a steady pace. */
export async function measureServer(): Promise<Figure[]> {
	const [shop, floor] = [await startShop(), await startFloor()];
	const [product] = await productsOnSale(shop.url);
	const pages = { Home: "/", "All Products": "/all-products", Product: `/product/${product?._id}` };
	const loads = await ratesOf({
		"empty page": floor.url,
		"empty route handler": `${floor.url}/empty`,
		...Object.fromEntries(Object.entries(pages).map(([name, path]) => [name, `${shop.url}${path}`])),
		"Catalogue API": `${shop.url}/api/product/all-products`,
	});
	const rate = (name: string) => loads.get(name)?.rate ?? Number.NaN;
	const figures: Figure[] = [
		{ name: "Empty page", value: rate("empty page"), unit: "/s" },
		{ name: "Empty route handler", value: rate("empty route handler"), unit: "/s" },
	];
	for (const name of Object.keys(pages)) {
		const ratio = rate(name) / rate("empty page");
		figures.push({ name: `${name} against the empty page`, value: ratio, unit: "×", goal: { least: 0.6 } });
		figures.push({
			name: `${name}: HTML on the wire`,
			value: (loads.get(name)?.bytes ?? 0) / 1000,
			unit: "kB",
		});
	}
	const api = rate("Catalogue API") / rate("empty route handler");
	figures.push({
		name: "Catalogue API against the empty handler",
		value: api,
		unit: "×",
		goal: { least: 0.5 },
	});
	const failed = [...loads.values()].reduce((sum, load) => sum + load.failed, 0);
	figures.push({ name: "Failed answers", value: failed, unit: "", goal: { most: 0 } });

	const mixed = await atPace(PACE, await shoppingTrip(shop));
	figures.push({
		name: "25 pages/s of mixed shopping: median",
		value: mixed.median,
		unit: "ms",
		goal: { most: 5 },
	});
	figures.push({
		name: "25 pages/s of mixed shopping: p99",
		value: mixed.p99,
		unit: "ms",
		goal: { most: 40 },
	});
	figures.push({
		name: "25 pages/s of mixed shopping: failed",
		value: mixed.failed,
		unit: "",
		goal: { most: 0 },
	});
	floor.stop();
	await shop.stop();
	return figures;
}
