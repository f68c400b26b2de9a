import { type Rate, rateOf } from "./clients";
import { ADDRESS, newCustomer } from "./customers";
import { type Ask, ask } from "./pace";
import { type BenchShop, productsOnSale } from "./shop";

/** So many people are in a rush at once. */
export const RUSHING = 20;

/** Cash orders of twenty customers in turn, each of something else. */
export async function cashOrders(shop: BenchShop): Promise<(turn: number) => Ask> {
	const customers = await Promise.all(Array.from({ length: RUSHING }, () => newCustomer(shop)));
	const products = await productsOnSale(shop.url);
	return (turn) => {
		const product = products[turn % products.length]?._id;
		// Ninety of anything on the shelf come to more than the minimum order.
		const body = { items: [{ product, quantity: 90 }], address: ADDRESS };
		return { method: "POST", path: "/api/order/cod", body, cookies: customers[turn % RUSHING]?.cookies };
	};
}

/** Twenty customers at once who order for cash, each again as soon as the last order is acknowledged. */
export async function orderRush(shop: BenchShop): Promise<(seconds: number) => Promise<Rate>> {
	const order = await cashOrders(shop);
	return (seconds) =>
		rateOf(RUSHING, seconds, async (turn) => (await ask(shop.url, order(turn))).status === 201);
}

const MAILS_MS = 180_000;

/** Waits until the mails of the orders have been handed over, which shoppers on other pages do not cause. */
export async function untilMailed({ db }: BenchShop): Promise<void> {
	const until = Date.now() + MAILS_MS;
	const waiting = () => db.collection("outgoingmails").countDocuments({ state: "waiting" });
	while (Date.now() < until && (await waiting()) > 0) await new Promise((done) => setTimeout(done, 500));
}
