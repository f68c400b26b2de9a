import { describe, expect, test } from "vitest";
import { api } from "../support/api";
import { newCustomer, sellerCookies } from "../support/people";
import { baseUrl } from "../support/target";

const ELSEWHERE = "elsewhere.example";

/** Where an answer sends the browser, or null when it sends it nowhere. */
async function sentTo(path: string, init: RequestInit = {}): Promise<URL | null> {
	const answer = await fetch(baseUrl() + path, { redirect: "manual", ...init });
	expect(answer.status).toBeLessThan(500);
	const location = answer.headers.get("location");
	return location === null ? null : new URL(location, baseUrl() + path);
}

describe("no address leads away from the shop", () => {
	const tricks = [
		`//${ELSEWHERE}`,
		`//${ELSEWHERE}/%2e%2e`,
		`/\\${ELSEWHERE}`,
		`/%5C${ELSEWHERE}`,
		`/%2F%2F${ELSEWHERE}`,
		`/%09/${ELSEWHERE}`,
		`///${ELSEWHERE}/`,
		`/seller//${ELSEWHERE}`,
		`/.${ELSEWHERE}`,
		`/@${ELSEWHERE}`,
		`/account/..//${ELSEWHERE}`,
	];
	const names = ["next", "from", "redirect", "returnTo", "url", "auth"];

	test.each(tricks)("%s", async (path) => {
		expect((await sentTo(path))?.host ?? "").not.toContain(ELSEWHERE);
	});

	test.each(["/account", "/my-orders", "/cart", "/payment/go/x", "/payment/easypaisa/x", "/seller"])(
		"%s, whatever its query asks for",
		async (page) => {
			const query = new URLSearchParams(names.map((name) => [name, `//${ELSEWHERE}`]));
			const { cookies } = await newCustomer();
			for (const cookie of ["", cookies]) {
				const host = (await sentTo(`${page}?${query}`, { headers: { cookie } }))?.host;
				expect([undefined, new URL(baseUrl()).host]).toContain(host);
			}
		},
	);

	test("a wallet's callback goes to our own page, whatever its fields say", async () => {
		const fields = {
			pp_TxnRefNo: `//${ELSEWHERE}`,
			pp_ResponseCode: `\r\nLocation: //${ELSEWHERE}`,
			url: ELSEWHERE,
		};
		const to = await sentTo("/payment/verify", { method: "POST", body: new URLSearchParams(fields) });
		expect(to?.href).toBe(`${baseUrl()}/payment/verify?provider=jazzcash`);
	});
});

describe("an operator in place of a value asks the database for nothing", () => {
	test.each(["?unreadOnly[$ne]=x", "?status[$gt]=", "?text[$regex]=.*", "?page[$ne]=1"])(
		"%s",
		async (query) => {
			for (const path of ["/api/notifications", "/api/order/seller"]) {
				expect([200, 400]).toContain(
					(await api("GET", path + query, { cookies: await sellerCookies() })).status,
				);
			}
		},
	);

	const wrong: unknown[] = [{ $gt: "" }, { $ne: null }, ["66a000000000000000000001"], { toString: "x" }];
	test.each(wrong.map((id) => ({ id })))("$id as an id", async ({ id }) => {
		const { cookies } = await newCustomer();
		const add = await api("POST", "/api/user/cart/add", { body: { productId: id, quantity: 1 }, cookies });
		expect(add.status).toBe(400);
		const review = { productId: id, name: "Sana", rating: 5, comment: "A good mango, this one." };
		expect((await api("POST", "/api/reviews", { body: review })).status).toBe(400);
	});
});
