import { expect } from "vitest";
import { booksIn, wrongInBooks } from "@/lib/money/server/check-books";
import { boundsOfDay, DAY_MS, dayOf, HOUR_MS } from "@/lib/text/dates";
import { type Random, randomFrom } from "../chaos/random";
import {
	closingIsRight,
	couponsAreRight,
	creditIsRight,
	dashboardIsRight,
	ordersAreRight,
	refundsAreRight,
	ridersAreRight,
} from "../money-day/closed";
import { type Late, liveOrder } from "../money-day/life";
import { DayShop } from "../money-day/shop";
import { database } from "../support/database";
import { withShop } from "../support/with-shop";

/** A whole day of orders that go right and wrong, and whether every page and file closes to the rupee. */

const { MONEY_DAY_ORDERS = "16", MONEY_DAY_SEED = String(Math.floor(Math.random() * 1_000_000)) } =
	process.env;
const CUSTOMERS = 6;
/** A campaign's day is long. */
const TIMEOUT_MS = 60_000 + Number(MONEY_DAY_ORDERS) * 2_000;

const it = withShop();

/** So many orders: each customer's one after the other, and those by phone, side by side. Answers what is left for late. */
async function live(day: DayShop, random: Random): Promise<Late[][]> {
	const lanes = [...day.customers, null].map((customer) => ({ customer, orders: 0 }));
	for (let order = 0; order < Number(MONEY_DAY_ORDERS); order++) {
		const lane = lanes[order % lanes.length];
		if (lane) lane.orders += 1;
	}
	return Promise.all(
		lanes.map(async ({ customer, orders }, place) => {
			// Each has its own choices, so that they are the same whoever is faster.
			const own = randomFrom(random.between(0, 2 ** 31) + place);
			const late: Late[] = [];
			for (let order = 0; order < orders; order++) {
				const left = await liveOrder(day, customer, own);
				if (left) late.push(left);
			}
			return late;
		}),
	);
}

async function booksAreRight(): Promise<void> {
	expect(await wrongInBooks(await booksIn(await database()))).toEqual([]);
}

it(`a day of ${MONEY_DAY_ORDERS} orders closes to the rupee (MONEY_DAY_SEED=${MONEY_DAY_SEED})`, {
	timeout: TIMEOUT_MS,
}, async ({ shop }) => {
	const random = randomFrom(Number(MONEY_DAY_SEED));
	const day = await DayShop.open(shop, CUSTOMERS);
	const date = dayOf(new Date(Date.now() + DAY_MS));
	const morning = boundsOfDay(date).from.getTime() + 9 * HOUR_MS;
	await day.setClock(new Date(morning));
	const late = await live(day, random);
	for (const [place, rider] of day.riders.entries()) await day.handOver(rider, [0, -20, 15][place] ?? 0);
	await day.setClock(new Date(morning + 6 * HOUR_MS));
	await Promise.all(
		late.map(async (orders) => {
			for (const bring of orders) await bring();
		}),
	);
	await day.handOver(day.riders[0], -5);

	await ordersAreRight(day);
	await creditIsRight(day);
	await refundsAreRight(day);
	await couponsAreRight(day);
	await ridersAreRight(day);
	await closingIsRight(day, date);
	await dashboardIsRight(day);
	await booksAreRight();
});
