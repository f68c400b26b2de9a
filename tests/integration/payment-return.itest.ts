import { describe, expect, it } from "vitest";
import { api } from "../support/api";
import { database } from "../support/database";
import { AMOUNT, newPayer, orderCount, post } from "../support/payer";
import { baseUrl } from "../support/target";

/** The way back from the demo's own wallets to the shop. */

const payer = await newPayer();

describe("the simulated Easypaisa", () => {
	/** Approves a payment at the wallet; gives the token that its second step takes. */
	async function tokenOf(reference: string): Promise<string> {
		const back = new URL(await payer.decide("easypaisa", reference, "approve"), baseUrl());
		return back.searchParams.get("auth_token") ?? "";
	}
	const confirm = (token: string, postBackURL: string) =>
		post(
			"/wallet-simulator/easypaisa/easypay/Confirm.jsf",
			new URLSearchParams({ auth_token: token, postBackURL }),
		);
	const ours = () => `${baseUrl()}/payment/verify?provider=easypaisa`;

	it.each([
		"https://elsewhere.example/",
		"//elsewhere.example/",
		"https://localhost.elsewhere.example/payment/verify",
		"javascript:alert(1)",
		"",
	])("sends nobody with a good token to %j", async (elsewhere) => {
		const token = await tokenOf(await payer.begun("easypaisa"));
		const refused = await confirm(token, elsewhere);
		expect(refused).toMatchObject({ status: 404, location: "" });
		// The token is good: the shop's own address is gone to.
		const accepted = await confirm(token, ours());
		expect(accepted.status).toBe(303);
		expect(accepted.location.startsWith(`${ours()}&`)).toBe(true);
	});

	it("takes the shop's own address, but only under its own scheme and port", async () => {
		const token = await tokenOf(await payer.begun("easypaisa"));
		for (const other of [ours().replace("http:", "https:"), ours().replace(/:\d+\//, ":1/")]) {
			expect(await confirm(token, other)).toMatchObject({ status: 404, location: "" });
		}
	});

	it("knows no other token", async () => {
		expect(await confirm("guess", ours())).toMatchObject({ status: 404, location: "" });
	});
});

describe("POST /payment/verify", () => {
	it("takes JazzCash's signed word from another site and leads to the result page", async () => {
		const reference = await payer.begun("jazzcash");
		const back = await payer.comeBack("jazzcash", reference, "approve");
		expect(back.status).toBe(303);
		expect(back.location).toBe(
			`/payment/verify?provider=jazzcash&pp_ResponseCode=000&pp_TxnRefNo=${reference}`,
		);
		expect(await orderCount(reference)).toBe(1);
		expect(await payer.stateOf(reference)).toMatchObject({
			state: "confirmed",
			amount: AMOUNT,
			isOnHold: false,
		});
		await payer.page(back.location);
	});

	it("says of what was paid when it is there, as an order by cash does", async () => {
		const reference = await payer.begun("jazzcash");
		const follow = async (language: string) => {
			const headers = { "accept-language": language };
			const { cookies } = payer.customer;
			return (await api("GET", `/api/payment/${reference}`, { cookies, headers })).json.message;
		};
		expect(await follow("en")).toBeUndefined();
		await payer.comeBack("jazzcash", reference, "approve");
		expect(await follow("en")).toMatch(
			/^Order placed! Your fresh groceries will be at your door within 60 minutes\. With standard delivery it is there .+ at the latest\.$/,
		);
		expect(await follow("ur")).toMatch(/^آرڈر ہو گیا۔ .+ عام ڈیلیوری سے زیادہ سے زیادہ .+۔$/);
	});

	it("takes a refusal: the payment has failed", async () => {
		const reference = await payer.begun("jazzcash");
		const back = await payer.comeBack("jazzcash", reference, "cancel");
		expect(back.location).toContain("pp_ResponseCode=112");
		expect(await payer.stateOf(reference)).toMatchObject({ state: "failed" });
		expect(await orderCount(reference)).toBe(0);
	});

	it("records nothing of a forged success", async () => {
		const reference = await payer.begun("jazzcash");
		const forged = new URLSearchParams({
			pp_TxnRefNo: reference,
			pp_ResponseCode: "000",
			pp_Amount: String(AMOUNT * 100),
			pp_SecureHash: "F".repeat(64),
		});
		const back = await post("/payment/verify", forged);
		expect(back.status).toBe(303);
		expect(await payer.stateOf(reference)).toMatchObject({ state: "initiated" });
		expect(await orderCount(reference)).toBe(0);
	});

	it.each([
		["nothing", ""],
		["an unknown reference", "pp_TxnRefNo=T404&pp_ResponseCode=000"],
		["operators", "pp_TxnRefNo[$ne]=x&orderRefNumber[$gt]="],
		["an address to go to", "pp_TxnRefNo=//evil.example&pp_ResponseCode=%0d%0aset-cookie:x"],
	])("stays calm at %s", async (_what, body) => {
		const back = await post("/payment/verify", new URLSearchParams(body));
		expect(back.status).toBe(303);
		expect(back.location).toMatch(/^\/payment\/verify\?/);
		expect(back.location).not.toContain("evil");
		expect(back.headers.get("set-cookie")).toBeNull();
	});

	it("refuses what is no form, or too long", async () => {
		const raw = "x".repeat(40_000);
		const types = [
			["text/plain", 415],
			["application/x-www-form-urlencoded", 413],
		] as const;
		for (const [type, status] of types) {
			const body = status === 413 ? raw : "x";
			const answer = await api("POST", "/payment/verify", { raw: body, headers: { "content-type": type } });
			expect(answer.status).toBe(status);
		}
	});
});

describe("GET /payment/verify", () => {
	it.each(["/payment/verify", "/ur/payment/verify"])(
		"is the result page whatever type its request names: %s",
		async (path) => {
			for (const type of ["application/json", "application/x-www-form-urlencoded", "text/plain"]) {
				const headers = { "content-type": type };
				const answer = await fetch(new URL(`${path}?provider=jazzcash`, baseUrl()), { headers });
				expect(answer.status, type).toBe(200);
				expect(answer.headers.get("content-type")).toContain("text/html");
			}
		},
	);
});

describe("Easypaisa's two steps", () => {
	it("end at the result page, and the shop has asked by itself", async () => {
		const reference = await payer.begun("easypaisa");
		const back = await payer.comeBack("easypaisa", reference, "approve");
		expect(back.status).toBe(303);
		const url = new URL(back.location);
		expect(url.pathname).toBe("/payment/verify");
		expect(url.searchParams.get("orderRefNumber")).toBe(reference);
		// In whatever browser, without a session and without scripts.
		const shown = await fetch(url, { redirect: "manual" });
		expect([shown.status, shown.headers.get("location")]).toEqual([
			303,
			`/payment/verify?provider=easypaisa&responseCode=0000&orderRefNum=${reference}`,
		]);
		expect(await orderCount(reference)).toBe(1);
		expect(await payer.stateOf(reference)).toMatchObject({ state: "confirmed" });
	});

	it("end with an order where the payment was given up before it was approved", async () => {
		const reference = await payer.begun("easypaisa");
		const back = await payer.comeBack("easypaisa", reference, "approve");
		const db = await database();
		await db.collection("payments").updateOne({ reference }, { $set: { state: "expired", isOpen: false } });
		await fetch(back.location, { redirect: "manual" });
		expect(await orderCount(reference)).toBe(1);
	});

	it("are not read from a claimed success in an address", async () => {
		const reference = await payer.begun("easypaisa");
		const shown = await fetch(
			new URL(`/ur/payment/verify?success=true&orderRefNum=${reference}`, baseUrl()),
			{
				redirect: "manual",
			},
		);
		expect(shown.status).toBe(303);
		expect(await payer.stateOf(reference)).toMatchObject({ state: "initiated" });
		expect(await orderCount(reference)).toBe(0);
	});

	it("do not make an order of a claimed success", async () => {
		const reference = await payer.begun("easypaisa");
		await post("/payment/verify", new URLSearchParams({ status: "0000", orderRefNumber: reference }));
		expect(await payer.stateOf(reference)).toMatchObject({ state: "initiated" });
		expect(await orderCount(reference)).toBe(0);
	});
});
