import { afterEach, describe, expect, it, vi } from "vitest";
import { easypaisa, hashedRequest, secondForm } from "./driver";

const account = {
	storeId: "28",
	hashKey: "0123456789ABCDEF",
	account: "03001112223",
	user: "sabz",
	password: "secret",
	url: "https://wallet.example",
	formUrl: "https://wallet.example/form",
	confirmUrl: "https://wallet.example/confirm",
	inquiryUrl: "https://wallet.example/inquire",
	shopUrl: "https://sabz.example",
};
const provider = easypaisa(account);

describe("the hashed request of Easypaisa", () => {
	it("is the published vector, whatever the order of the fields", () => {
		const fields = {
			storeId: "28",
			postBackURL: "http://localhost:9081/local/status.php",
			amount: "10",
			emailAddr: "",
			orderRefNum: "11001",
			expiryDate: "20150101 151515",
		};
		expect(hashedRequest(fields, "0123456789ABCDEF")).toBe(
			"d/Y268/jCvKpzMeyzYpayiB6IOex/L99Y7eBeTv2djBoSgvzrrYReEEaBxrYZ+4ctZnNHDFQucZ1Ts5dsPQv4QGLCHtOB5DiVSKuj2Ph/AfRepupRiwe1wyweqLCe1I8Xozmohp66l1IVELIvcGJsdzzGmADtk9bt5qHaSOlv2g=",
		);
	});

	it.each(["0123456789ABCDEF", "0123456789ABCDEF01234567", "0123456789ABCDEF0123456789ABCDEF"])(
		"takes a key of 16, 24 or 32 bytes: %s",
		(key) => {
			expect(hashedRequest({ a: "b" }, key)).toMatch(/^[A-Za-z0-9+/]{22}==$/);
		},
	);

	it("refuses every other key", () => {
		expect(() => hashedRequest({ a: "b" }, "short")).toThrow("16, 24 or 32 bytes");
	});
});

describe("the two steps of Easypaisa", () => {
	const { action, fields } = provider.begin({
		reference: "SABZ0001",
		amount: 1729,
		phone: "03001234567",
		startedAt: new Date("2026-11-21T20:05:06Z"),
		expiresAt: new Date("2026-11-21T20:35:06Z"),
	});

	it("begins with one decimal, Pakistan time and an address that knows the payment", () => {
		expect(action).toBe(account.formUrl);
		expect(fields).toMatchObject({
			amount: "1729.0",
			expiryDate: "20261122 013506",
			postBackURL: "https://sabz.example/payment/easypaisa/SABZ0001",
			orderRefNum: "SABZ0001",
			mobileNum: "03001234567",
			autoRedirect: "1",
		});
	});

	it("hashes exactly what it sends", () => {
		const { merchantHashedReq, ...sent } = fields;
		expect(merchantHashedReq).toBe(hashedRequest(sent, account.hashKey));
	});

	it("brings the token back for the second step", () => {
		expect(secondForm(account, { auth_token: "TOKEN" }, "en")).toEqual({
			action: account.confirmUrl,
			fields: { auth_token: "TOKEN", postBackURL: "https://sabz.example/payment/verify?provider=easypaisa" },
		});
	});

	it("sends who pays in Urdu back to the result page in Urdu", () => {
		expect(secondForm(account, { auth_token: "TOKEN" }, "ur")?.fields.postBackURL).toBe(
			"https://sabz.example/ur/payment/verify?provider=easypaisa",
		);
	});
});

describe("what comes back from Easypaisa", () => {
	it("proves nothing by itself: it is a hint, whatever it claims", () => {
		const claimed = { status: "0000", desc: "Successful", orderRefNumber: "SABZ0001" };
		expect(provider.readCallback(claimed)).toMatchObject({ kind: "hint", reference: "SABZ0001" });
		expect(provider.readCallback({ success: "true", orderRefNum: "SABZ0002" })).toMatchObject({
			kind: "hint",
			reference: "SABZ0002",
		});
		expect(provider.readCallback({ status: "0000" })).toEqual({ kind: "forged" });
	});

	it.each([
		["https://wallet.example/easypay-service/rest/v4/order-status/123/SABZ0001", "SABZ0001"],
		["https://evil.example/easypay-service/rest/v4/order-status/123/SABZ0001", null],
		["https://wallet.example/order-status/123/SABZ0001/more", null],
		["https://wallet.example/order-status/123/..%2f", null],
		["not an address", null],
	])("takes the reference from a notification: %s", (address, reference) => {
		expect(provider.readNotification({ url: address })?.reference ?? null).toBe(reference);
	});
});

describe("an inquiry of Easypaisa", () => {
	afterEach(() => vi.restoreAllMocks());

	it.each([
		[{ responseCode: "0000", transactionStatus: "PAID" }, "paid"],
		[{ responseCode: "0000", transactionStatus: "EXPIRED" }, "failed"],
		[{ responseCode: "0000", transactionStatus: "PENDING" }, "pending"],
		[{ responseCode: "0000", transactionStatus: "ELSE" }, "unclear"],
		[{ responseCode: "0001", transactionStatus: "PAID" }, "pending"],
		[{ responseCode: "0003" }, "unknown"],
		[{}, "unclear"],
	])("that answers %j is %s", async (answer, verdict) => {
		vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(Response.json(answer));
		expect(await provider.inquire({ reference: "SABZ0001", amount: 1729 })).toMatchObject({ verdict });
	});
});
