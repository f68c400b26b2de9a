import { afterEach, describe, expect, it, vi } from "vitest";
import { toFields } from "@/lib/payments/server/provider";
import { hashFields, hashMessage, hasValidHash, jazzCash, withHash } from "./driver";

const account = {
	merchantId: "MC25041",
	password: "sz1v4agvyf",
	salt: "3vv9wu3a18",
	formUrl: "https://wallet.example/form/",
	inquiryUrl: "https://wallet.example/inquire",
	version: "1.1",
	returnUrl: "https://sabz.example/payment/verify",
};
const provider = jazzCash(account);

describe("the signature of JazzCash, by its published vectors", () => {
	it.each([
		[
			"0F5DD14AE2",
			"0F5DD14AE2&2995&MER123&A48cvE28",
			"c7689cda7474eb1adcd343fd0c0b676bad0ba66361cc46db589bdb0da4c1c867",
		],
		[
			"3vv9wu3a18",
			"3vv9wu3a18&25000&MC25041&1234&sz1v4agvyf&PKR&T20220518150213",
			"2C595361C2DA0E502D18BFBAA92CF4740330215E5E8AD0CF4489A64E7400B117",
		],
	])("with salt %s", (salt, message, hash) => {
		expect(hashMessage(message, salt)).toBe(hash.toUpperCase());
	});

	it("puts the values in the order of their names, without empty ones and without itself", () => {
		const fields = {
			pp_TxnRefNo: "T20220518150213",
			pp_TxnCurrency: "PKR",
			pp_Password: "sz1v4agvyf",
			pp_OrderRef: "1234",
			pp_MerchantID: "MC25041",
			pp_Amount: "25000",
			pp_BankID: "",
			pp_SecureHash: "whatever",
			other: "not signed",
		};
		expect(hashFields(fields, "3vv9wu3a18")).toBe(
			"2C595361C2DA0E502D18BFBAA92CF4740330215E5E8AD0CF4489A64E7400B117",
		);
	});

	it("is compared whatever its case, and refuses every other one", () => {
		const signed = withHash({ pp_Amount: "100" }, "salt");
		const lower = { ...signed, pp_SecureHash: (signed.pp_SecureHash ?? "").toLowerCase() };
		expect(hasValidHash(lower, "salt")).toBe(true);
		expect(hasValidHash(signed, "other salt")).toBe(false);
		expect(hasValidHash({ ...signed, pp_Amount: "101" }, "salt")).toBe(false);
		expect(hasValidHash({ pp_Amount: "100" }, "salt")).toBe(false);
	});
});

describe("the form that begins a payment", () => {
	const form = provider.begin({
		reference: "SABZ0001",
		amount: 1729,
		phone: "03001234567",
		startedAt: new Date("2026-11-21T20:05:06Z"),
		expiresAt: new Date("2026-11-21T20:35:06Z"),
	});

	it("carries paisa, Pakistan time and the registered return address", () => {
		expect(form.action).toBe(account.formUrl);
		expect(form.fields).toMatchObject({
			pp_Version: "1.1",
			pp_TxnType: "MWALLET",
			pp_Amount: "172900",
			pp_TxnCurrency: "PKR",
			pp_TxnDateTime: "20261122010506",
			pp_TxnExpiryDateTime: "20261122013506",
			pp_ReturnURL: "https://sabz.example/payment/verify",
		});
	});

	it("is signed", () => {
		expect(hasValidHash(form.fields, account.salt)).toBe(true);
	});
});

describe("the return of JazzCash", () => {
	const returned = {
		pp_Amount: "172900",
		pp_MerchantID: "MC25041",
		pp_ResponseCode: "000",
		pp_ResponseMessage: "Thank you",
		pp_TxnCurrency: "PKR",
		pp_TxnRefNo: "SABZ0001",
		pp_Password: "",
	};
	const read = (fields: Record<string, string>) => provider.readCallback(withHash(fields, account.salt));

	it("is believed when it is signed, and keeps no secret", () => {
		const callback = read(returned);
		expect(callback).toMatchObject({
			kind: "signed",
			reference: "SABZ0001",
			report: { verdict: "paid", amount: 1729 },
		});
		expect(JSON.stringify(callback)).not.toMatch(/pp_SecureHash|pp_Password/);
	});

	it.each([
		["000", "paid"],
		["121", "paid"],
		["124", "pending"],
		["157", "pending"],
		["112", "failed"],
		["999", "failed"],
		["134", "pending"],
		["199", "pending"],
		["109", "unknown"],
		["", "pending"],
	])("reads code %s as %s", (code, verdict) => {
		expect(read({ ...returned, pp_ResponseCode: code })).toMatchObject({ report: { verdict } });
	});

	it("is forged when unsigned, changed, of another merchant or currency", () => {
		const forged = { kind: "forged" };
		expect(provider.readCallback(returned)).toEqual(forged);
		expect(provider.readCallback({ ...withHash(returned, account.salt), pp_Amount: "100" })).toEqual(forged);
		expect(read({ ...returned, pp_MerchantID: "MC1" })).toEqual(forged);
		expect(read({ ...returned, pp_TxnCurrency: "USD" })).toEqual(forged);
		expect(provider.readCallback({})).toEqual(forged);
	});
});

describe("the notification of JazzCash", () => {
	/** As its guide shows it, which names neither merchant nor currency. */
	const official = {
		pp_Version: "2.0",
		pp_TxnType: "MWALLET",
		pp_BankID: "",
		pp_ProductID: null,
		pp_Password: "sz1v4agvyf",
		pp_TxnRefNo: "SABZ0001",
		pp_TxnDateTime: "20261122010506",
		pp_ResponseCode: "121",
		pp_ResponseMessage: "Transaction has been marked confirmed by Merchant.",
		pp_AuthCode: "814191236",
		pp_SettlementExpiry: null,
		pp_RetreivalReferenceNo: "181008000000",
	};
	const read = (more: Record<string, string | null> = {}, salt = account.salt) =>
		provider.readNotification(withHash(toFields({ ...official, ...more }), salt));

	it("is JazzCash's own by its signature, and is answered by a signed receipt", () => {
		const notice = read();
		expect(notice).toMatchObject({ reference: "SABZ0001", receipt: { pp_ResponseCode: "000" } });
		expect(hasValidHash(notice?.receipt ?? {}, account.salt)).toBe(true);
		expect(read({ pp_MerchantID: "MC25041", pp_TxnCurrency: "PKR" })).toEqual(notice);
		expect(read({ pp_MerchantID: "", pp_TxnCurrency: null })).toEqual(notice);
	});

	it.each<Record<string, string | null>>([
		{ pp_MerchantID: "MC1" },
		{ pp_TxnCurrency: "USD" },
		{ pp_TxnRefNo: null },
	])("is not ours with %o", (change) => expect(read(change)).toBeNull());

	it("is forged when unsigned, changed or signed with another salt", () => {
		const signed = withHash(toFields(official), account.salt);
		expect(provider.readNotification(toFields(official))).toBeNull();
		expect(provider.readNotification({ ...signed, pp_TxnRefNo: "SABZ0002" })).toBeNull();
		expect(read({}, "other salt")).toBeNull();
	});
});

describe("the inquiry of JazzCash", () => {
	const completed = { pp_ResponseCode: "000", pp_PaymentResponseCode: "121", pp_Status: "Completed" };

	async function reportOf(answer: Record<string, string>) {
		vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(Response.json(answer));
		return provider.inquire({ reference: "SABZ0001", amount: 1729 });
	}
	const verdictOf = async (answer: Record<string, string>) => (await reportOf(answer)).verdict;
	afterEach(() => vi.restoreAllMocks());

	it.each([
		[{}, "paid"],
		[{ pp_PaymentResponseCode: "157", pp_Status: "Pending" }, "pending"],
		[{ pp_PaymentResponseCode: "999", pp_Status: "Failed" }, "failed"],
		[{ pp_PaymentResponseCode: "430", pp_Status: "FAILED" }, "failed"],
		[{ pp_PaymentResponseCode: "430", pp_Status: "Pending" }, "pending"],
		[{ pp_ResponseCode: "109" }, "unknown"],
		[{ pp_ResponseCode: "199" }, "unclear"],
	])("of %o means %s", async (change, verdict) => {
		expect(await verdictOf({ ...completed, ...change })).toBe(verdict);
	});

	it.each(["124", "157", "134", "199", ""])(
		"fails nothing that may still be paid: Failed with code %j",
		async (code) => {
			const answer = { ...completed, pp_PaymentResponseCode: code, pp_Status: "Failed" };
			expect(await verdictOf(answer)).toBe("pending");
		},
	);

	it.each([
		[{}, 1729],
		[{ pp_Amount: "" }, 1729],
		[{ pp_Amount: "172900" }, 1729],
		[{ pp_Amount: "100" }, 1],
		[{ pp_Amount: "much" }, null],
	])("of %o is about the amount of the form, or the one that it names", async (change, amount) => {
		expect((await reportOf({ ...completed, ...change })).amount).toBe(amount);
	});

	it.each([
		{ pp_PaymentResponseCode: "110" },
		{ pp_PaymentResponseCode: "" },
		{ pp_Status: "Pending" },
		{ pp_Status: "Failed" },
		{ pp_Status: "" },
	])("proves nothing where code and status contradict each other: %o", async (change) => {
		expect(await verdictOf({ ...completed, ...change })).toBe("unclear");
	});
});
