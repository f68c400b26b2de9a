import { newCustomer, sellerCookies } from "./customers";
import { percentile } from "./figure";
import { eachPart, type Meter, type Usage } from "./meter";
import { cashOrders, customerRush, untilMailed } from "./order-rush";
import { type Ask, ask } from "./pace";
import type { BenchShop } from "./shop";
import { TRIP_KINDS, type Trip, type TripKind } from "./trip";

/** What one request costs. */
export type Cost = Usage & {
	/** Bytes of the answer's body on the wire. */
	bytes: number;
	/** Milliseconds until the answer when nobody else asks, the median. */
	alone: number;
	/** How much one differs from the next: the deviation of the logarithm of the time, by the 95th percentile. */
	spread: number;
};
/** What shoppers ask for, and what else costs much. */
export type CostKind = TripKind | "order" | "login" | "seller";
/** A mail, which nobody waits for, and what follows from a change of a product, wherever pages are kept. */
export type Costs = { asks: Record<CostKind, Cost>; mail: Usage; change: Usage };

const WARM = 200;
const COUNT = 250;
/** The 95th of a hundred lies so many deviations above the middle. */
const DEVIATIONS_OF_95 = 1.645;
const RUSH_SECONDS = 4;
/** An even number: the product is on the shelf again after the last. */
const CHANGES = 2;
/** Until the pages that were asked for last have been made again: a hundred, never busy for more than half of the time. */
const CHANGED_MS = 12_000;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function must(url: string, asked: Ask) {
	const answered = await ask(url, asked);
	const { status } = answered;
	if (status < 200 || status >= 400) throw new Error(`${asked.path} answered ${status}`);
	return answered;
}

type Asking = { url: string; make: (turn: number) => Ask; warm?: number; count?: number };

/** Asks one after the other, and waits for what follows from it. */
async function costOf(
	meter: Meter,
	{ url, make, warm = WARM, count = COUNT }: Asking,
	settled: () => Promise<void> = async () => {},
): Promise<Cost> {
	for (let turn = 0; turn < warm; turn++) await must(url, make(turn));
	await settled();
	const times: number[] = [];
	let bytes = 0;
	const used = await meter.measure(async () => {
		for (let turn = 0; turn < count; turn++) {
			const answered = await must(url, make(warm + turn));
			times.push(answered.ms);
			bytes += answered.bytes;
		}
		await settled();
	});
	const alone = percentile(times, 50);
	const spread = Math.log(percentile(times, 95) / alone) / DEVIATIONS_OF_95;
	return { ...eachPart((part) => used[part] / count), bytes: bytes / count, alone, spread };
}

/** What handing over one mail costs: a rush leaves many behind. */
async function costOfMail(meter: Meter, shop: BenchShop): Promise<Usage> {
	const rush = await customerRush(shop);
	await rush("order", RUSH_SECONDS);
	const count = await shop.db.collection("outgoingmails").countDocuments({ state: "waiting" });
	const used = await meter.measure(() => untilMailed(shop));
	return eachPart((part) => used[part] / count);
}

/** What a product that changes costs in an instance whose pages have been asked for. */
async function costOfChange(meter: Meter, shop: BenchShop, cookies: string): Promise<Usage> {
	const product = await shop.db.collection("products").findOne({ isArchived: false, inStock: true });
	const change = async (turn: number) => {
		const body = { id: String(product?._id), inStock: turn % 2 === 1 };
		await must(shop.url, { method: "PATCH", path: "/api/product/stock", cookies, body });
		await pause(CHANGED_MS);
	};
	const used = await meter.measure(async () => {
		for (let turn = 0; turn < CHANGES; turn++) await change(turn);
	});
	return eachPart((part) => used[part] / CHANGES);
}

/** Somebody whose password is hashed as everybody's is, so that signing in costs what it costs. */
async function loginOf(shop: BenchShop): Promise<(turn: number) => Ask> {
	const { email } = await newCustomer(shop);
	const person = { name: "Sana Iqbal", email: `real-${email}`, password: "Mango-Chaunsa-9" };
	const post = (path: string) => ({ method: "POST" as const, path, body: person });
	await must(shop.url, post("/api/user/register"));
	const { password } = person;
	return () => ({ ...post("/api/user/login"), body: { email: person.email, password } });
}

/** What each thing that is asked of the shop costs, asked one after the other of a warm shop. */
export async function measureCosts(meter: Meter, shop: BenchShop, trip: Trip): Promise<Costs> {
	const { url } = shop;
	const seller = await sellerCookies(url);
	const order = await cashOrders(shop);
	const login = await loginOf(shop);
	const ofTrip = new Map<TripKind, Cost>();
	for (const kind of TRIP_KINDS) ofTrip.set(kind, await costOf(meter, { url, make: () => trip.of(kind) }));
	const of = (kind: TripKind): Cost => {
		const cost = ofTrip.get(kind);
		if (!cost) throw new Error(`${kind} was not measured`);
		return cost;
	};
	const change = await costOfChange(meter, shop, seller);
	const mail = await costOfMail(meter, shop);
	const mailed = await costOf(meter, { url, make: order, warm: 40, count: 120 }, () => untilMailed(shop));
	const asks = {
		home: of("home"),
		shelf: of("shelf"),
		product: of("product"),
		deals: of("deals"),
		search: of("search"),
		cart: of("cart"),
		orders: of("orders"),
		// Its two mails are counted by themselves.
		order: { ...mailed, ...eachPart((part) => Math.max(0, mailed[part] - 2 * mail[part])) },
		login: await costOf(meter, { url, make: login, warm: 3, count: 12 }),
		seller: await costOf(meter, {
			url,
			make: () => ({ path: "/seller/orders", cookies: seller }),
			warm: 40,
			count: 60,
		}),
	};
	return { asks, mail, change };
}
