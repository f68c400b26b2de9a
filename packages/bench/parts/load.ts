import { type Figure, percentile } from "../support/figure";
import { residentBelow, sayMemory } from "../support/memory";
import { startShop } from "../support/shop";
import { shoppingTrip, walk } from "../support/trip";

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
