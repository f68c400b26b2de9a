import type { Figure } from "./figure";
import { eachPart, type Meter, openMeter, type Usage } from "./meter";
import { cashOrders, untilMailed } from "./order-rush";
import { type Ask, atPace } from "./pace";
import type { BenchShop } from "./shop";
import type { Trip } from "./trip";

const INSTANCES = 4;
const WARM = { perSecond: 40, seconds: 8 };
const PAGES = { perSecond: 50, seconds: 15 };
const ORDERS = { perSecond: 8, seconds: 10 };

/** Asks one instance after the other. */
function inTurns(urls: readonly string[], next: () => Ask) {
	let turn = 0;
	return {
		next,
		get url() {
			return urls[turn++ % urls.length] ?? "";
		},
	};
}

type Each = { page: Usage; order: Usage };

/** What a page of mixed shopping and an order with its mails cost all these instances together, at the same pace. */
async function costsAt(shop: BenchShop, trip: Trip, urls: readonly string[], meter: Meter): Promise<Each> {
	const make = await cashOrders(shop);
	let turn = 0;
	const pages = inTurns(urls, trip.next);
	const orders = inTurns(urls, () => make(turn++));
	await atPace(WARM, pages);
	await atPace({ ...ORDERS, seconds: 4 }, orders);
	await untilMailed(shop);
	const ofPages = await meter.measure(() => atPace(PAGES, pages));
	const ofOrders = await meter.measure(async () => {
		await atPace(ORDERS, orders);
		await untilMailed(shop);
	});
	return {
		page: eachPart((part) => ofPages[part] / (PAGES.perSecond * PAGES.seconds)),
		order: eachPart((part) => ofOrders[part] / (ORDERS.perSecond * ORDERS.seconds)),
	};
}

/**
 * What a request costs the application when one instance answers and when four do, on one database. With a core each, four answer
 * four times as much as one where that stays the same.
 */
export async function compareInstances(shop: BenchShop, trip: Trip, one: Meter): Promise<Figure[]> {
	const alone = await costsAt(shop, trip, [shop.url], one);
	const urls = [shop.url];
	while (urls.length < INSTANCES) urls.push(await shop.another());
	const four = await costsAt(shop, trip, urls, await openMeter(urls));
	const all = ({ application, threads }: Usage) => application + threads;
	return (["page", "order"] as const).flatMap((what): Figure[] => [
		{ name: `One instance, a ${what}: application`, value: all(alone[what]), unit: "ms" },
		{ name: `One instance, a ${what}: store`, value: alone[what].store, unit: "ms" },
		{ name: `Four instances, a ${what}: application`, value: all(four[what]), unit: "ms" },
		{ name: `Four instances, a ${what}: store`, value: four[what].store, unit: "ms" },
		{
			name: `Four instances serve so many times as many ${what}s`,
			value: (INSTANCES * all(alone[what])) / all(four[what]),
			unit: "×",
			goal: { least: 3 },
		},
	]);
}
