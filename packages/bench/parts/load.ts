import { atPace } from "../support/clients";
import { type Figure, percentile } from "../support/figure";
import { residentBelow, startShop } from "../support/shop";
import { shoppingTrip, walk } from "../support/visits";

const SHOPPERS = 200;
const PACE = { perSecond: 25, seconds: 20 };

/**
 * Mixed shopping at a steady pace, then two hundred shoppers at once for as many minutes as asked for: how long they wait, and
 * what the shop holds on to.
 */
export async function measureLoad(minutes: number): Promise<Figure[]> {
	const shop = await startShop();
	const trip = await shoppingTrip(shop);
	await atPace({ ...PACE, seconds: 2 }, trip);
	const paced = await atPace(PACE, trip);
	const before = residentBelow(process.pid);
	const { times, failed } = await walk(trip, { shoppers: SHOPPERS, seconds: minutes * 60 });
	const after = residentBelow(process.pid);
	await shop.stop();
	const [steady, many] = ["25 requests/s", "200 shoppers"];
	return [
		{ name: `${steady}: median`, value: percentile(paced.times, 50), unit: "ms", goal: { most: 5 } },
		{ name: `${steady}: p99`, value: percentile(paced.times, 99), unit: "ms", goal: { most: 40 } },
		{ name: `${steady}: failed`, value: paced.failed, unit: "", goal: { most: 0 } },
		{ name: `${many}: answers`, value: times.length / (minutes * 60), unit: "/s" },
		{ name: `${many}: median`, value: percentile(times, 50), unit: "ms" },
		{ name: `${many}: p99`, value: percentile(times, 99), unit: "ms" },
		{ name: `${many}: failed`, value: failed, unit: "", goal: { most: 0 } },
		{ name: "Memory of application and store before", value: before, unit: "MB" },
		{ name: "Memory of application and store after", value: after, unit: "MB" },
	];
}
