import { beforeEach, describe, expect, it, vi } from "vitest";

const BASE = {
	MONGODB_URI: "mongodb://127.0.0.1:1/none",
	JWT_SECRET: "a secret of at least thirty-two characters",
	SELLER_EMAIL: "seller@sabz.example",
	SELLER_PASSWORD: "Fresh-Market-1",
	SMTP_URL: "smtp://mail.example",
	MAIL_FROM: "salam@sabz.example",
	APP_URL: "https://sabz.example",
};
const JAZZCASH = { JAZZCASH_MERCHANT_ID: "MC1", JAZZCASH_PASSWORD: "pw", JAZZCASH_INTEGRITY_SALT: "salt" };
const EASYPAISA = {
	EASYPAISA_STORE_ID: "28",
	EASYPAISA_HASH_KEY: "0123456789ABCDEF",
	EASYPAISA_ACCOUNT: "03001112223",
	EASYPAISA_USER: "sabz",
	EASYPAISA_PASSWORD: "pw",
};

/** The registry as a shop with these settings has it. */
async function shopWith(settings: Record<string, string>) {
	vi.resetModules();
	for (const name of Object.keys({ ...JAZZCASH, ...EASYPAISA, JAZZCASH_URL: "" })) vi.stubEnv(name, "");
	for (const [name, value] of Object.entries({ ...BASE, ...settings })) vi.stubEnv(name, value);
	return import("./registry");
}

beforeEach(() => () => vi.unstubAllEnvs());

describe("which wallets are offered", () => {
	it("is both in demo mode, played by the shop itself", async () => {
		const { offeredWallets, providerOf } = await shopWith({ DEMO: "1" });
		expect(offeredWallets()).toEqual(["jazzcash", "easypaisa"]);
		expect(providerOf("jazzcash").origin).toBe("https://sabz.example");
	});

	it("is none without accounts and without demo mode", async () => {
		const { offeredWallets, providerOf } = await shopWith({ DEMO: "0" });
		expect(offeredWallets()).toEqual([]);
		expect(() => providerOf("jazzcash")).toThrow("JazzCash payments are not available right now.");
		expect(() => providerOf("easypaisa")).toThrow(expect.objectContaining({ kind: "unavailable" }));
	});

	it("is each one whose account is complete", async () => {
		const { offeredWallets, providerOf } = await shopWith({ DEMO: "0", ...JAZZCASH });
		expect(offeredWallets()).toEqual(["jazzcash"]);
		expect(providerOf("jazzcash").origin).toBe("https://payments.jazzcash.com.pk");
		const half = await shopWith({ DEMO: "0", ...EASYPAISA, EASYPAISA_USER: "" });
		expect(half.offeredWallets()).toEqual([]);
		const both = await shopWith({ DEMO: "0", ...JAZZCASH, ...EASYPAISA });
		expect(both.offeredWallets()).toEqual(["jazzcash", "easypaisa"]);
	});

	it("is the real one in demo mode too, once its account is set", async () => {
		const { providerOf } = await shopWith({
			DEMO: "1",
			...JAZZCASH,
			JAZZCASH_URL: "https://sandbox.example/",
		});
		expect(providerOf("jazzcash").origin).toBe("https://sandbox.example");
		expect(providerOf("easypaisa").origin).toBe("https://sabz.example");
	});
});
