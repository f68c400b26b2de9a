import type { Page } from "@playwright/test";
import { ADDRESS, newCustomer, sellerCookies } from "./customers";
import { ask } from "./pace";
import { type BenchShop, productsOnSale } from "./shop";

/** A page as somebody opens it. */
export type Visit = {
	/** The kind of page, in words. */
	name: string;
	path: string;
	/** A cookie header that says who looks; a guest has none. */
	cookies?: string;
	/** What is opened on the page once it rests. */
	open?: (page: Page) => Promise<void>;
};

const press = (name: string | RegExp) => (page: Page) =>
	page.getByRole("button", { name }).locator("visible=true").first().click();

async function must(shop: BenchShop, cookies: string, method: "POST" | "PUT", path: string, body: unknown) {
	const { status } = await ask(shop.url, { method, path, cookies, body });
	if (status >= 300) throw new Error(`${method} ${path} answered ${status}`);
}

/** A customer with a saved address, an order on its way, and enough in the cart for another one. */
async function busyCustomer(shop: BenchShop, product: string): Promise<string> {
	const { cookies } = await newCustomer(shop);
	await must(shop, cookies, "POST", "/api/user/address", ADDRESS);
	const items = [{ product, quantity: 90 }];
	await must(shop, cookies, "POST", "/api/order/cod", { items, address: ADDRESS });
	await must(shop, cookies, "POST", "/api/user/cart/add", { productId: product, quantity: 90 });
	return cookies;
}

function guestVisits(product: string): Visit[] {
	return [
		{ name: "Home", path: "/" },
		{ name: "Home in Urdu", path: "/ur" },
		{ name: "All Products", path: "/all-products" },
		{ name: "Deals", path: "/deals-offers" },
		{ name: "Product", path: `/product/${product}` },
		{ name: "Product not found", path: "/product/000000000000000000000000" },
		{ name: "Login", path: "/?auth=login" },
		{ name: "Register", path: "/?auth=register" },
		{ name: "Forgot password", path: "/?auth=forgot" },
		{ name: "About", path: "/about" },
		{ name: "FAQ", path: "/faq" },
		{ name: "Checkout, turned away", path: "/checkout" },
		{ name: "Contact", path: "/contact" },
		{ name: "Privacy", path: "/privacy" },
		{ name: "Verify email", path: "/verify-email/unknown" },
		{ name: "Resend verification", path: "/resend-verification" },
		{ name: "Reset password", path: "/reset-password/unknown" },
		{ name: "Test email", path: "/test-email" },
		{ name: "Description of the calls", path: "/api-docs" },
	];
}

function customerVisits(cookies: string): Visit[] {
	const visits: Visit[] = [
		{ name: "Cart", path: "/cart" },
		{ name: "Cart with its address menu", path: "/cart", open: press(/^Change/) },
		{ name: "Checkout", path: "/checkout" },
		{ name: "Payment result", path: "/payment/verify" },
		{ name: "My Orders", path: "/my-orders" },
		{ name: "Account", path: "/account" },
		{ name: "Account, addresses", path: "/account?tab=addresses" },
		{ name: "Account, security", path: "/account?tab=security" },
	];
	return visits.map((visit) => ({ ...visit, cookies }));
}

function sellerVisits(cookies: string, product: string, order: string): Visit[] {
	const visits: Visit[] = [
		{ name: "Dashboard", path: "/seller" },
		{ name: "Orders", path: "/seller/orders" },
		{ name: "Orders, details open", path: "/seller/orders", open: press(/^Details of/) },
		{ name: "An order", path: `/seller/orders/${order}` },
		{ name: "Overview", path: "/seller/product-list" },
		{ name: "Add product", path: "/seller/add-product" },
		{ name: "Edit product", path: `/seller/edit-product/${product}` },
		{ name: "Price list", path: "/seller/price-list" },
		{ name: "Notifications", path: "/seller/notifications" },
		{ name: "Record", path: "/seller/record" },
		{ name: "Print", path: `/seller/print?order=${order}` },
	];
	return visits.map((visit) => ({ ...visit, name: `Seller: ${visit.name}`, cookies }));
}

/** What a customer walks through, from home to the checkout. */
const MAIN = new Set([
	"Home",
	"Home in Urdu",
	"All Products",
	"Deals",
	"Product",
	"Login",
	"Cart",
	"Checkout",
]);

/** The pages that a customer walks through, cart and checkout with something in them. */
export async function mainVisits(shop: BenchShop): Promise<Visit[]> {
	const product = (await productsOnSale(shop.url))[0]?._id ?? "";
	const customer = await busyCustomer(shop, product);
	return [...guestVisits(product), ...customerVisits(customer)].filter(({ name }) => MAIN.has(name));
}

/** Every kind of page that the shop has, with somebody to see it and something to see. */
export async function everyVisit(shop: BenchShop): Promise<Visit[]> {
	const product = (await productsOnSale(shop.url))[0]?._id ?? "";
	const customer = await busyCustomer(shop, product);
	const order = String((await shop.db.collection("orders").findOne())?._id);
	return [
		...guestVisits(product),
		...customerVisits(customer),
		{ name: "Seller login", path: "/seller" },
		...sellerVisits(await sellerCookies(shop.url), product, order),
	];
}
