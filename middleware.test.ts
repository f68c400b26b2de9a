import { NextRequest } from "next/server";
import { beforeAll, describe, expect, it } from "vitest";
import { STORE_VIEW_COOKIE, STORE_VIEW_HREF } from "@/lib/products/rules/store-view";
import { signSession } from "@/lib/server/http/session";
import { config, middleware } from "./middleware";

const CUSTOMER_COOKIE = "sabz_session";
const SELLER_COOKIE = "sabz_seller";

function visit(path: string, cookies: Record<string, string> = {}) {
	const cookie = Object.entries(cookies)
		.map(([name, value]) => `${name}=${value}`)
		.join("; ");
	const answer = middleware(new NextRequest(`http://shop.test${path}`, { headers: { cookie } }));
	return answer.headers.get("location");
}

beforeAll(() => {
	process.env.MONGODB_URI = "mongodb://127.0.0.1/none";
	process.env.DEMO = "1";
	process.env.JWT_SECRET = "a-secret-of-more-than-thirty-two-characters";
});

describe("middleware", () => {
	it("sends guests home from the customer's pages, to log in and come back", () => {
		expect(visit("/account?tab=addresses")).toBe(
			"http://shop.test/?auth=login&next=%2Faccount%3Ftab%3Daddresses",
		);
		expect(visit("/my-orders")).toBe("http://shop.test/?auth=login&next=%2Fmy-orders");
	});

	it("sends guests from the checkout to the cart, which says why", () => {
		expect(visit("/checkout")).toBe("http://shop.test/cart?from=checkout");
		expect(visit("/ur/checkout?step=2")).toBe("http://shop.test/ur/cart?from=checkout");
	});

	it("does not take a forged or foreign cookie for a customer", () => {
		const seller = signSession("seller", "seller@sabz.example", "v", "id");
		const sentHome = "http://shop.test/?auth=login&next=%2Faccount";
		expect(visit("/account", { [CUSTOMER_COOKIE]: "forged" })).toBe(sentHome);
		expect(visit("/account", { [CUSTOMER_COOKIE]: seller })).toBe(sentHome);
	});

	it("lets a customer in", () => {
		const session = signSession("customer", "0123456789abcdef01234567", "0", "id");
		expect(visit("/account", { [CUSTOMER_COOKIE]: session })).toBeNull();
	});

	it("sends a signed-in seller from the storefront to the seller area", () => {
		const session = signSession("seller", "seller@sabz.example", "v", "id");
		expect(visit("/deals-offers", { [SELLER_COOKIE]: session })).toBe("http://shop.test/seller");
		expect(visit("/deals-offers", { [SELLER_COOKIE]: "forged" })).toBeNull();
	});

	it("lets a seller see the shop who has asked for it, but no customer's page", () => {
		const session = signSession("seller", "seller@sabz.example", "v", "id");
		const viewing = { [SELLER_COOKIE]: session, [STORE_VIEW_COOKIE]: "1" };
		expect(visit("/deals-offers", viewing)).toBeNull();
		expect(visit("/account", viewing)).toBe("http://shop.test/?auth=login&next=%2Faccount");
		expect(visit(STORE_VIEW_HREF, { [SELLER_COOKIE]: session })).toBe("http://shop.test/");
		expect(visit(STORE_VIEW_HREF)).toBeNull();
	});

	it("names the cookies that the session uses, over http and https", () => {
		const namedBy = (rule: "has" | "missing") =>
			config.matcher.flatMap((entry) => (typeof entry === "object" && rule in entry ? [entry] : []));
		const keysOf = (rules: readonly { type: string; key: string }[] = []) =>
			rules.flatMap(({ type, key }) => (type === "cookie" ? [key] : []));
		expect(namedBy("has").flatMap(({ has }) => keysOf(has))).toEqual([
			SELLER_COOKIE,
			`__Host-${SELLER_COOKIE}`,
		]);
		expect(new Set(namedBy("has").map(({ source }) => source)).size).toBe(1);
		expect(namedBy("missing").flatMap(({ missing }) => keysOf(missing))).toEqual([
			CUSTOMER_COOKIE,
			`__Host-${CUSTOMER_COOKIE}`,
		]);
	});

	it("stays away from what is no page of the storefront", () => {
		const source = config.matcher.find((entry) => typeof entry === "object")?.source ?? "";
		const pages = new RegExp(`^${source}$`);
		for (const path of ["/", "/product/66aa", "/cart", "/checkout"]) expect(path).toMatch(pages);
		for (const path of ["/seller", "/seller/orders", "/api/health", "/_next/static/x.js", "/images/a.webp"]) {
			expect(path).not.toMatch(pages);
		}
		for (const path of ["/favicon.ico", "/payment/verify", "/test-email"]) expect(path).not.toMatch(pages);
	});
});
