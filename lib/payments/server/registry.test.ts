import { beforeEach, describe, expect, it, vi } from "vitest";
import { walletPhoneField } from "@/lib/orders/schema/checkout";
import { formatWalletPhone, isWallet } from "@/lib/payments/rules";
import type { Wallet } from "../rules";
import { readAccount as readEasypaisa } from "./wallets/easypaisa/settings.mjs";
import { readAccount as readJazzCash } from "./wallets/jazzcash/settings.mjs";
import { halfSetWallets, walletOrigins } from "./wallets/settings.mjs";

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
const PAYMENT = {
	reference: "SABZ0001",
	amount: 1729,
	phone: "03001234567",
	startedAt: new Date("2026-11-21T20:05:06Z"),
	expiresAt: new Date("2026-11-21T20:35:06Z"),
};

/** The registry as a shop with these settings has it. */
async function shopWith(settings: Record<string, string>) {
	vi.resetModules();
	for (const name of Object.keys({ ...JAZZCASH, ...EASYPAISA, JAZZCASH_URL: "" })) vi.stubEnv(name, "");
	for (const [name, value] of Object.entries({ ...BASE, ...settings })) vi.stubEnv(name, value);
	const registry = await import("./registry");
	/** Where a payment's form is posted to. */
	const originOf = (wallet: Wallet) => new URL(registry.providerOf(wallet).begin(PAYMENT).action).origin;
	return { ...registry, originOf };
}

beforeEach(() => () => vi.unstubAllEnvs());

describe("which wallets are offered", () => {
	it("is both in demo mode, played by the shop itself", async () => {
		const { offeredWallets, originOf } = await shopWith({ DEMO: "1" });
		expect(offeredWallets()).toEqual(["jazzcash", "easypaisa"]);
		expect(originOf("jazzcash")).toBe("https://sabz.example");
	});

	it("is none without accounts and without demo mode", async () => {
		const { offeredWallets, providerOf } = await shopWith({ DEMO: "0" });
		expect(offeredWallets()).toEqual([]);
		expect(() => providerOf("jazzcash")).toThrow("JazzCash payments are not available right now.");
		expect(() => providerOf("easypaisa")).toThrow(expect.objectContaining({ kind: "unavailable" }));
	});

	it("is each one whose account is complete", async () => {
		const { offeredWallets, originOf } = await shopWith({ DEMO: "0", ...JAZZCASH });
		expect(offeredWallets()).toEqual(["jazzcash"]);
		expect(originOf("jazzcash")).toBe("https://payments.jazzcash.com.pk");
		const half = await shopWith({ DEMO: "0", ...EASYPAISA, EASYPAISA_USER: "" });
		expect(half.offeredWallets()).toEqual([]);
		const both = await shopWith({ DEMO: "0", ...JAZZCASH, ...EASYPAISA });
		expect(both.offeredWallets()).toEqual(["jazzcash", "easypaisa"]);
	});

	it("is the real one in demo mode too, once its account is set", async () => {
		const { originOf } = await shopWith({
			DEMO: "1",
			...JAZZCASH,
			JAZZCASH_URL: "https://sandbox.example/",
		});
		expect(originOf("jazzcash")).toBe("https://sandbox.example");
		expect(originOf("easypaisa")).toBe("https://sabz.example");
	});
});

describe("where a wallet's pages and calls stand", () => {
	const env = { NODE_ENV: "test", ...JAZZCASH, ...EASYPAISA } as const;

	it("is where the classic generation has them, under the wallet's address", () => {
		const JAZZCASH_URL = "https://sandbox.example/";
		expect(readJazzCash({ ...env, JAZZCASH_URL })).toMatchObject({
			formUrl: "https://sandbox.example/CustomerPortal/transactionmanagement/merchantform/",
			inquiryUrl: "https://sandbox.example/ApplicationAPI/API/PaymentInquiry/Inquire",
			version: "1.1",
		});
		expect(readEasypaisa(env)).toMatchObject({
			formUrl: "https://easypay.easypaisa.com.pk/easypay/Index.jsf",
			confirmUrl: "https://easypay.easypaisa.com.pk/easypay/Confirm.jsf",
			inquiryUrl: "https://easypay.easypaisa.com.pk/easypay-service/rest/v4/inquire-transaction",
		});
	});

	it("is what the settings say, for an account of another generation", () => {
		const inquiryUrl = "https://api.example/inquire/2.0";
		const [JAZZCASH_INQUIRY_URL, EASYPAISA_INQUIRY_URL] = [inquiryUrl, inquiryUrl];
		const jazzcash = { JAZZCASH_FORM_PATH: "/pay/", JAZZCASH_INQUIRY_URL, JAZZCASH_VERSION: "2.0" };
		expect(readJazzCash({ ...env, ...jazzcash })).toMatchObject({
			formUrl: "https://payments.jazzcash.com.pk/pay/",
			inquiryUrl,
			version: "2.0",
		});
		const easypaisa = {
			EASYPAISA_FORM_PATH: "/tpg/",
			EASYPAISA_CONFIRM_PATH: "/tpg/ok",
			EASYPAISA_INQUIRY_URL,
		};
		expect(readEasypaisa({ ...env, ...easypaisa })).toMatchObject({
			formUrl: "https://easypay.easypaisa.com.pk/tpg/",
			confirmUrl: "https://easypay.easypaisa.com.pk/tpg/ok",
			inquiryUrl,
		});
	});
});

describe("where forms may post to", () => {
	it("is each wallet that the shop has a complete account with", () => {
		expect(walletOrigins({ NODE_ENV: "test" })).toEqual([]);
		expect(walletOrigins({ NODE_ENV: "test", ...JAZZCASH, JAZZCASH_PASSWORD: "" })).toEqual([]);
		const both = {
			NODE_ENV: "test",
			...JAZZCASH,
			...EASYPAISA,
			JAZZCASH_URL: "https://sandbox.example/base",
		} as const;
		expect(walletOrigins(both)).toEqual(["https://sandbox.example", "https://easypay.easypaisa.com.pk"]);
	});

	it("knows of which wallet only a part is set", () => {
		const whole = { NODE_ENV: "test", ...JAZZCASH } as const;
		expect(halfSetWallets({ NODE_ENV: "test" })).toEqual([]);
		expect(halfSetWallets(whole)).toEqual([]);
		expect(halfSetWallets({ ...whole, JAZZCASH_PASSWORD: "" })).toEqual(["jazzcash"]);
	});

	it.each([
		[
			"JAZZCASH_URL",
			"sandbox",
			"The setting JAZZCASH_URL must be an address such as https://wallet.example.",
		],
		["JAZZCASH_FORM_PATH", "pay", "The setting JAZZCASH_FORM_PATH must be a path such as /pay."],
		["JAZZCASH_VERSION", "new", "The setting JAZZCASH_VERSION must be a version such as 1.1."],
		["EASYPAISA_HASH_KEY", "short", "The setting EASYPAISA_HASH_KEY must have 16, 24 or 32 characters."],
	])("is not told by %s=%s, in one plain sentence", (name, value, sentence) => {
		expect(() => walletOrigins({ NODE_ENV: "test", [name]: value })).toThrow(sentence);
	});
});

describe("a wallet's mobile number", () => {
	it.each(["0300-1234567", "03001234567", " 0345-7654321 "])("takes %s", (typed) => {
		expect(walletPhoneField("jazzcash").parse(typed)).toBe(typed.trim().replace("-", ""));
	});

	it("takes the digits of an Urdu keyboard", () => {
		expect(walletPhoneField("jazzcash").parse("۰۳۰۰-۱۲۳۴۵۶۷")).toBe("03001234567");
	});

	it.each([
		...["", "0300", "0300-123456", "0300-12345678", "0400-1234567", "0300 1234567", "03a0-1234567"],
		...["0300--1234567", undefined],
	])("refuses %s in the wallet's own words", (typed) => {
		const result = walletPhoneField("jazzcash").safeParse(typed);
		expect(result.error?.issues[0]?.message).toBe(
			"Please enter a valid JazzCash mobile number (03XX-XXXXXXX)",
		);
	});

	it.each([
		["03", "03"],
		["0300", "0300"],
		["03001", "0300-1"],
		["0300-1234567", "0300-1234567"],
		["0300-12345678", "0300-1234567"],
		["+92 300 1234567", "0300-1234567"],
		["0300 abc 12", "0300-12"],
		["۰۳۰۰۱۲۳", "0300-123"],
	])("is written %s → %s while it is typed", (typed, shown) => {
		expect(formatWalletPhone(typed)).toBe(shown);
	});
});

it("knows its wallets and nothing else", () => {
	expect(["jazzcash", "easypaisa", "paypal", ""].map(isWallet)).toEqual([true, true, false, false]);
});
