import { type Rate, rateOf } from "./clients";
import { ADDRESS, newCustomer } from "./customers";
import { type Ask, ask } from "./pace";
import { type BenchShop, productsOnSale } from "./shop";

/** So many people are in a rush at once. */
const RUSHING = 20;

type Asked = { order: Ask; session: Ask; cart: Ask };
/** The status of what went well. */
const WENT_WELL = { order: 201, session: 200, cart: 200 };

/** What twenty customers ask in turn: a cash order of something else each time, who they are, and another number of it in the cart. */
async function asksOfCustomers(shop: BenchShop): Promise<(turn: number) => Asked> {
	const customers = await Promise.all(Array.from({ length: RUSHING }, () => newCustomer(shop)));
	const products = await productsOnSale(shop.url);
	return (turn) => {
		const { cookies } = customers[turn % RUSHING] ?? {};
		const product = products[turn % products.length]?._id;
		// Ninety of anything on the shelf come to more than the minimum order.
		const body = { items: [{ product, quantity: 90 }], address: ADDRESS };
		const line = { productId: products[0]?._id, quantity: (turn % 90) + 1 };
		return {
			order: { method: "POST", path: "/api/order/cod", body, cookies },
			session: { path: "/api/user/check-auth", cookies },
			cart: { method: "PUT", path: "/api/user/cart/update", body: line, cookies },
		};
	};
}

/** Twenty customers at once who ask for this, each again as soon as the last answer is there. */
export async function customerRush(
	shop: BenchShop,
): Promise<(what: keyof Asked, seconds: number) => Promise<Rate>> {
	const asks = await asksOfCustomers(shop);
	return (what, seconds) =>
		rateOf(
			RUSHING,
			seconds,
			async (turn) => (await ask(shop.url, asks(turn)[what])).status === WENT_WELL[what],
		);
}
