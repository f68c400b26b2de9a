import { type Rate, rateOf } from "./clients";
import { ADDRESS, newCustomer } from "./customers";
import { ask } from "./pace";
import { type BenchShop, productsOnSale } from "./shop";

const CUSTOMERS = 20;

/** Twenty customers at once who order for cash, each again as soon as the last order is acknowledged. */
export async function orderRush(shop: BenchShop): Promise<(seconds: number) => Promise<Rate>> {
	const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => newCustomer(shop)));
	const products = await productsOnSale(shop.url);
	const order = async (turn: number) => {
		const product = products[turn % products.length]?._id;
		// Ninety of anything on the shelf come to more than the minimum order.
		const body = { items: [{ product, quantity: 90 }], address: ADDRESS };
		const cookies = customers[turn % CUSTOMERS]?.cookies;
		return (await ask(shop.url, { method: "POST", path: "/api/order/cod", body, cookies })).status === 201;
	};
	return (seconds) => rateOf(CUSTOMERS, seconds, order);
}
