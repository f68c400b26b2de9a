import { beforeAll, describe, expect, it, vi } from "vitest";
import { isWallet, type Wallet } from "@/lib/payments/rules";
import { reconcile, takeCallback, takeNotification } from "@/lib/payments/server/check";
import { leadToResult, offeredWallets, readResult } from "@/lib/payments/server/registry";
import { account } from "../support/noorpay";
import { simulateNoorPay } from "../support/noorpay/simulator";
import { paymentShop } from "../support/payment-shop";

/** A third wallet is one folder (tests/support/noorpay), its name, and its line in the registry: nothing else knows it. */

vi.mock("@/lib/payments/rules", async (original) => {
	const domain = await original<typeof import("@/lib/payments/rules")>();
	const WALLETS = [...domain.WALLETS, "noorpay"];
	return {
		...domain,
		WALLETS,
		WALLET_NAMES: { ...domain.WALLET_NAMES, noorpay: "NoorPay" },
		isWallet: (text: string) => WALLETS.includes(text),
	};
});
vi.mock("@/lib/payments/server/wallets", async (original) => {
	const { INTEGRATIONS } = await original<typeof import("@/lib/payments/server/wallets")>();
	const { noorpay } = await import("../support/noorpay");
	return { INTEGRATIONS: { ...INTEGRATIONS, noorpay } };
});

function thirdWallet(): Wallet {
	const wallet = "noorpay".toString();
	if (!isWallet(wallet)) throw new Error("the third wallet has no name");
	return wallet;
}

const wallet = thirdWallet();
const shop = paymentShop({ noorpay: simulateNoorPay(account) });

beforeAll(() => {
	account.url = shop.wallet.url;
});

describe("a wallet that the shop never heard of", () => {
	it("is offered beside the others", async () => {
		expect(offeredWallets()).toEqual(["jazzcash", "easypaisa", "noorpay"]);
	});

	it("is begun, comes back, is asked, and becomes one paid order under its name", async () => {
		const { buyer, reference } = await shop.begun(wallet);
		expect(await shop.paymentOf(reference)).toMatchObject({ wallet, state: "initiated" });
		await shop.comeBack(reference, "paid");
		expect(shop.wallet.state.inquiries).toBe(1);
		const [order, ...others] = await shop.ordersOf(buyer.customer._id);
		expect(others).toHaveLength(0);
		expect(order).toMatchObject({
			amount: 2100,
			paymentType: "NoorPay",
			isPaid: true,
			paymentStatus: "success",
			status: "Order Placed",
		});
		expect(await shop.paymentOf(reference)).toMatchObject({ state: "confirmed", isOpen: false });
		expect((await shop.cartOf(buyer.customer._id)).lines).toEqual({});
	});

	it("fails where the payer declines, and leaves the cart as it was", async () => {
		const { buyer, reference } = await shop.begun(wallet);
		await shop.comeBack(reference, "declined");
		expect(await shop.paymentOf(reference)).toMatchObject({ state: "failed", isOpen: false });
		expect(await shop.ordersOf(buyer.customer._id)).toHaveLength(0);
		expect((await shop.cartOf(buyer.customer._id)).lines).toEqual({ [buyer.productId]: 4 });
	});

	it("is asked by the reconciler when nobody comes back", async () => {
		const { buyer, reference } = await shop.begun(wallet);
		shop.wallet.decide(reference, "paid");
		await shop.makeDue(reference);
		await reconcile();
		expect(await shop.ordersOf(buyer.customer._id)).toHaveLength(1);
	});

	it("notifies the shop's server, and a forgery changes nothing", async () => {
		const { buyer, reference } = await shop.begun(wallet);
		shop.wallet.decide(reference, "paid");
		const said = shop.wallet.callback(reference);
		expect(await takeNotification(wallet, { ...said, rupees: "1" })).toBeNull();
		await takeCallback({ ...said, sign: "0" });
		expect(shop.wallet.state.inquiries).toBe(0);
		expect(await takeNotification(wallet, said)).toEqual({ noted: "yes" });
		expect(await shop.ordersOf(buyer.customer._id)).toHaveLength(1);
	});

	it("leads to the result page in its own words, and is read there", async () => {
		const { headers } = await leadToResult({ noorRef: "SABZ0001", noorCode: "DONE" });
		const path = headers.get("location") ?? "";
		expect(path).toBe("/payment/verify?provider=noorpay&noorCode=DONE&noorRef=SABZ0001");
		const query = Object.fromEntries(new URL(path, "http://shop.example").searchParams);
		expect(readResult(query)).toEqual({ reference: "SABZ0001", code: "DONE" });
	});
});
