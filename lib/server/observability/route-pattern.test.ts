import { expect, test } from "vitest";
import { routePattern } from "./route-pattern";

test.each([
	["/api/user/cart", {}, "/api/user/cart"],
	[
		"/api/reviews/66a000000000000000000001/stats",
		{ productId: "66a000000000000000000001" },
		"/api/reviews/[productId]/stats",
	],
	["/api/user/verify-email/a%20token", { token: "a token" }, "/api/user/verify-email/[token]"],
	["/api/user/verify-email/a%20token", { token: "a%20token" }, "/api/user/verify-email/[token]"],
	["/api/user/verify-email/%E0%A4%A", { token: "%E0%A4%A" }, "/api/user/verify-email/[token]"],
	["/wallet-simulator/easypaisa/easypay/Index.jsf", {}, "/wallet-simulator/easypaisa/easypay/Index.jsf"],
])("%s belongs to a route", (path, params, pattern) => {
	expect(routePattern(path, params)).toBe(pattern);
});

test("a route without parameters is given none", () => {
	expect(routePattern("/api/user/cart", undefined)).toBe("/api/user/cart");
});

test("a path that could be anything is not named", () => {
	expect(routePattern("/api/user/c%61rt", {})).toBe("other");
	expect(routePattern("/api/no/such/call", { unknown: ["no", "such", "call"] })).toBe("other");
	expect(routePattern("/api/reviews/one", { productId: "another" })).toBe("other");
	expect(routePattern(`/${"a".repeat(200)}`, {})).toBe("other");
});
