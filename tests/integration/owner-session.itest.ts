import { Secret, TOTP } from "otpauth";
import { expect } from "vitest";
import { api } from "../support/api";
import { withPasskey } from "../support/authenticator";
import { sellerCookies } from "../support/people";
import { withShop } from "../support/with-shop";

/** The owner's sessions end although the settings stay: in a shop of its own, since other tests are the owner too. */

const test = withShop();

const checkAuth = (cookies: string) => api("GET", "/api/seller/check-auth", { cookies });
const password = process.env.SELLER_PASSWORD || "Fresh-Market-1";

test("the owner logs out on every device, and the passkeys end with it", async () => {
	const [cookies, stolen] = [await sellerCookies(), await sellerCookies()];
	const device = await withPasskey("seller", cookies, { password });
	expect((await device.login("seller")).status).toBe(200);
	expect((await api("POST", "/api/seller/logout-everywhere", { cookies })).status).toBe(200);
	for (const given of [cookies, stolen]) expect((await checkAuth(given)).status).toBe(401);
	expect((await device.login("seller")).status).toBe(401);
	expect((await checkAuth(await sellerCookies())).status).toBe(200);
});

test("the owner's second factor ends the other sessions", async () => {
	const [cookies, stolen] = [await sellerCookies(), await sellerCookies()];
	const begun = await api("POST", "/api/seller/two-factor/begin", { cookies });
	const code = TOTP.generate({ secret: Secret.fromBase32(String(begun.json.secret)) });
	const confirmed = await api("POST", "/api/seller/two-factor/confirm", { cookies, body: { code } });
	expect(confirmed.status).toBe(200);
	expect((await checkAuth(stolen)).status).toBe(401);
	expect((await checkAuth(confirmed.cookies)).status).toBe(200);
});
