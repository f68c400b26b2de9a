import { expect, test } from "vitest";
import { loginHref, returnPathOf } from "./return-path";

test.each([
	["/account", "/account"],
	["/account?tab=addresses", "/account?tab=addresses"],
	["/my-orders?order=66aa", "/my-orders?order=66aa"],
	["/account/../my-orders", "/my-orders"],
])("%s is a page to come back to", (text, path) => {
	expect(returnPathOf(text)).toBe(path);
});

test.each([
	null,
	"",
	"account",
	"https://evil.example/account",
	"//evil.example/account",
	"/\\evil.example/account",
	"/\t/evil.example/account",
	"javascript:alert(1)",
	"/account/../cart",
	"/accounts",
	"/seller",
	"/api/user/logout",
	"http://",
])("%j leads nowhere", (text) => {
	expect(returnPathOf(text)).toBeNull();
});

test("what is sent away can be read again", () => {
	const url = new URL(loginHref("/my-orders?order=66aa&x=1"), "http://shop.test");
	expect(url.pathname).toBe("/");
	expect(url.searchParams.get("auth")).toBe("login");
	expect(returnPathOf(url.searchParams.get("next"))).toBe("/my-orders?order=66aa&x=1");
});
