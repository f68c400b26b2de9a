import { cpus } from "node:os";
import { fridayEvening, livedThrough, type Shape } from "../simulation/friday";
import { rushHere, shoppersHere } from "../simulation/shop-model";
import { type Model, simulate } from "../simulation/simulate";
import { rateOf } from "../support/clients";
import { type Costs, measureCosts } from "../support/costs";
import type { Figure } from "../support/figure";
import { compareInstances } from "../support/instances";
import { openMeter, type Usage } from "../support/meter";
import { customerRush, RUSHING, untilMailed } from "../support/order-rush";
import { ask } from "../support/pace";
import { compared, costFigures, eveningFigures, seen } from "../support/scale-figures";
import { type BenchShop, startShop } from "../support/shop";
import { shoppingTrip, type Trip, walk } from "../support/trip";

/** As many as in `npm run load`. */
const WALK = { shoppers: 200, seconds: 40 };
const HURRYING = 20;
const SECONDS = 10;
const SIMULATED_SECONDS = 120;

const EVENINGS: readonly Shape[] = [
	{ cities: 1, instances: 2, storeCores: 1 },
	{ cities: 10, instances: 2, storeCores: 2 },
	{ cities: 10, instances: 4, storeCores: 2 },
	{ cities: 100, instances: 16, storeCores: 8 },
	{ cities: 100, instances: 32, storeCores: 16 },
];

const run = (model: Model) => simulate(model, { seconds: SIMULATED_SECONDS });

/** The same load on this machine and in the simulation of it: who walks, who hurries, who orders. */
async function compareHere(shop: BenchShop, trip: Trip, costs: Costs, atRest: Usage): Promise<Figure[]> {
	const cores = cpus().length;
	const walked = await walk(trip, WALK);
	const walking = shoppersHere(costs, atRest, { cores, people: WALK.shoppers, isLooking: true });
	const hurried = await rateOf(HURRYING, SECONDS, async () => {
		return (await ask(trip.url, trip.next())).status < 400;
	});
	const hurrying = shoppersHere(costs, atRest, { cores, people: HURRYING, isLooking: false });
	const rush = await customerRush(shop);
	const ordered = await rush("order", SECONDS);
	await untilMailed(shop);
	const ordering = rushHere(costs, atRest, cores, RUSHING);
	return [
		...compared("200 who walk", seen(walked.times, walked.times.length / WALK.seconds), run(walking).all),
		...compared("20 who hurry", seen(hurried.times, hurried.perSecond), run(hurrying).all),
		...compared("20 who order", seen(ordered.times, ordered.perSecond), run(ordering).all),
	];
}

/** What everything costs, whether the simulation made of it says what is measured here, and what it says of more cities and instances. */
export async function measureScale(): Promise<Figure[]> {
	const shop = await startShop();
	const trip = await shoppingTrip(shop);
	const meter = await openMeter([shop.url]);
	const costs = await measureCosts(meter, shop, trip);
	const here = await compareHere(shop, trip, costs, meter.atRest);
	const instances = await compareInstances(shop, trip, meter);
	await shop.stop();
	const evenings = EVENINGS.flatMap((shape) => {
		const evening = livedThrough(fridayEvening(costs, meter.atRest, shape), SIMULATED_SECONDS);
		return eveningFigures(shape, evening, costs, meter.atRest);
	});
	return [...costFigures(costs, meter.atRest), ...here, ...instances, ...evenings];
}
