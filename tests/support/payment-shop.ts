import { randomUUID } from "node:crypto";
import mongoose from "mongoose";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Wallet } from "@/lib/payments/rules";
import { reconcile, takeCallback } from "@/lib/payments/server/check";
import { formOfPayment } from "@/lib/payments/server/own-payments";
import type { Simulator } from "@/lib/payments/server/provider";
import { startPayment } from "@/lib/payments/server/start";
import { Cart } from "@/models/accounts";
import { Order } from "@/models/order";
import { Payment } from "@/models/payments";
import { dropOwnDatabase, ownProduct, takeOwnDatabase } from "./own-database";
import { testAddress } from "./products";
import { startWalletServer, walletKeys } from "./wallet-server";

const HOUR_MS = 3_600_000;

type WalletServer = Awaited<ReturnType<typeof startWalletServer>>;
export type Buyer = Awaited<ReturnType<PaymentShop["newBuyer"]>>;

const settingsAt = (url: string) => ({
	JAZZCASH_URL: url,
	JAZZCASH_MERCHANT_ID: walletKeys.jazzcash.merchantId,
	JAZZCASH_PASSWORD: walletKeys.jazzcash.password,
	JAZZCASH_INTEGRITY_SALT: walletKeys.jazzcash.salt,
	EASYPAISA_URL: url,
	EASYPAISA_STORE_ID: walletKeys.easypaisa.storeId,
	EASYPAISA_HASH_KEY: walletKeys.easypaisa.hashKey,
	EASYPAISA_ACCOUNT: walletKeys.easypaisa.account,
	EASYPAISA_USER: walletKeys.easypaisa.user,
	EASYPAISA_PASSWORD: walletKeys.easypaisa.password,
});

/** The shop's payment code in this process, on a database of its own, with the wallets as a server beside it. */
export class PaymentShop {
	private server: WalletServer | undefined;

	get wallet(): WalletServer {
		if (!this.server) throw new Error("the wallets have not been started");
		return this.server;
	}

	async start(moreWallets: Record<string, Simulator>): Promise<void> {
		this.server = await startWalletServer(moreWallets);
		takeOwnDatabase(settingsAt(this.server.url));
		const { migrate } = await import("@/lib/server/migrations/migrate");
		await migrate();
	}

	async stop(): Promise<void> {
		await dropOwnDatabase();
		await this.wallet.stop();
	}

	/** A verified customer with 4 crates at Rs. 500 in the cart: Rs. 2100 with tax. */
	async newBuyer() {
		const _id = new mongoose.Types.ObjectId();
		const product = await ownProduct({ name: `Crate ${String(_id).slice(-5)}`, price: 600 });
		await Cart.create({ user: _id, lines: { [String(product._id)]: 4 }, version: 1 });
		const email = `sana-${_id}@sabz-tests.pk`;
		const customer = {
			_id: String(_id),
			name: "Sana Iqbal",
			email,
			...{ phone: null, isPhoneVerified: false, isVerified: true, hasPassword: true },
			language: "en" as const,
			notifyBy: "email" as const,
		};
		return { customer, productId: String(product._id) };
	}

	/** Begins a payment of the cart and brings its form to the wallet, as the browser does; gives the reference. */
	async begin(
		{ customer, productId }: Buyer,
		wallet: Wallet = "jazzcash",
		amount = 2100,
		cartVersion?: number,
		quantity = 4,
	): Promise<string> {
		const { paymentId } = await startPayment(
			customer,
			wallet,
			{
				amount,
				userPhone: "03001234567",
				email: customer.email,
				items: [{ product: productId, quantity }],
				address: { ...testAddress, deliveryInstructions: "Green gate" },
				deliveryTime: "standard",
				cartVersion,
			},
			randomUUID(),
		);
		await this.bring(paymentId);
		return paymentId;
	}

	/** A customer of this test alone, and the payment that they have begun. */
	async begun(wallet: Wallet = "jazzcash") {
		const buyer = await this.newBuyer();
		return { buyer, reference: await this.begin(buyer, wallet) };
	}

	/** The browser brings the payment's form to the wallet. */
	async bring(reference: string): Promise<void> {
		const { user } = await this.paymentOf(reference);
		const { form } = await formOfPayment(String(user), reference);
		if (!form) throw new Error("the payment has no form");
		const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(form.fields) });
		if (!answer.ok) throw new Error("the wallet refused the form");
	}

	/** The browser comes back from the wallet with this decision. */
	async comeBack(reference: string, decision: "paid" | "declined" | "cancelled"): Promise<void> {
		this.wallet.decide(reference, decision);
		await takeCallback(this.wallet.callback(reference));
	}

	paymentOf = (reference: string) => Payment.findOne({ reference }).orFail().lean();
	ordersOf = (user: string) => Order.find({ user }).sort({ createdAt: 1 }).lean();
	cartOf = (user: string) => Cart.findOne({ user }).orFail().lean();

	/** The time has come for the reconciler to ask about this payment. */
	async makeDue(reference: string): Promise<void> {
		await Payment.updateOne({ reference }, { $set: { nextCheckAt: new Date(0) } });
	}

	/** The payment's time is over for more than a day when it is asked about once more. */
	async endLongAgo(reference: string) {
		const expiresAt = new Date(Date.now() - 25 * HOUR_MS);
		await Payment.updateOne({ reference }, { $set: { expiresAt } });
		await this.makeDue(reference);
		await reconcile();
		return this.paymentOf(reference);
	}
}

/** The payment shop of a whole file: started before its first test and stopped after the last. */
export function paymentShop(moreWallets: Record<string, Simulator> = {}): PaymentShop {
	const shop = new PaymentShop();
	beforeAll(() => shop.start(moreWallets));
	beforeEach(() => {
		Object.assign(shop.wallet.state, { fault: "none", inquiries: 0 });
	});
	afterAll(() => shop.stop());
	return shop;
}
