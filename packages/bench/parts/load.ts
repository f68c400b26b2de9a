import { type Figure, percentile } from "../support/figure";
import { residentBelow, sayMemory } from "../support/memory";
import { ask } from "../support/pace";
import { startShop } from "../support/shop";
import { shoppingTrip } from "../support/trip";

const SHOPPERS = 200;
/** A shopper looks at what came for half a second to a second and a half. */
const LOOK_MS = { least: 500, more: 1_000 };

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Two hundred shoppers at once for as many minutes as asked for: how long they wait, and what the shop holds on to. */
export async function measureLoad(minutes: number): Promise<Figure[]> {
	const shop = await startShop();
	const trip = await shoppingTrip(shop);
	const before = residentBelow(process.pid);
	const stopSaying = sayMemory(process.pid);
	const until = performance.now() + minutes * 60_000;
	const times: number[] = [];
	let failed = 0;
	const shopper = async (number: number) => {
		await pause((number / SHOPPERS) * LOOK_MS.more);
		while (performance.now() < until) {
			const { ms, status } = await ask(trip.url, trip.next());
			times.push(ms);
			if (status < 200 || status >= 400) failed += 1;
			await pause(LOOK_MS.least + Math.random() * LOOK_MS.more);
		}
	};
	await Promise.all(Array.from({ length: SHOPPERS }, (_, number) => shopper(number)));
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
