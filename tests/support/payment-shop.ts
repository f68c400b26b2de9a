import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import mongoose from "mongoose";
import type { Wallet } from "@/lib/payments/rules";
import type { Simulator } from "@/lib/payments/server/provider";
import { mongoUri } from "./target";
import { startWalletServer, walletKeys } from "./wallet-server";

/** The shop's payment code in this process, on a database of its own, with the wallets as a server beside it. */
export async function startPaymentShop(moreWallets: Record<string, Simulator> = {}) {
	const wallet = await startWalletServer(moreWallets);
	const uri = new URL(mongoUri());
	uri.pathname = `/payments_${process.pid}_${Date.now()}`;
	Object.assign(process.env, {
		MONGODB_URI: uri.href,
		DATA_DIR: mkdtempSync(join(tmpdir(), "sabz-payments-")),
		JWT_SECRET: "a secret for the tests of the payments",
		APP_URL: "http://shop.example",
		DEMO: "1",
		JAZZCASH_URL: wallet.url,
		JAZZCASH_MERCHANT_ID: walletKeys.jazzcash.merchantId,
		JAZZCASH_PASSWORD: walletKeys.jazzcash.password,
		JAZZCASH_INTEGRITY_SALT: walletKeys.jazzcash.salt,
		EASYPAISA_URL: wallet.url,
		EASYPAISA_STORE_ID: walletKeys.easypaisa.storeId,
		EASYPAISA_HASH_KEY: walletKeys.easypaisa.hashKey,
		EASYPAISA_ACCOUNT: walletKeys.easypaisa.account,
		EASYPAISA_USER: walletKeys.easypaisa.user,
		EASYPAISA_PASSWORD: walletKeys.easypaisa.password,
		LOG_LEVEL: "silent",
	});
	const { migrate } = await import("@/lib/server/migrations/migrate");
	await migrate();
	const { Product } = await import("@/models/products");
	const { Cart } = await import("@/models/cart");
	const { startPayment } = await import("@/lib/payments/server/start");
	const { formOfPayment } = await import("@/lib/payments/server/own-payments");

	/** A verified customer with 4 crates at Rs. 500 in the cart: Rs. 2100 with tax. */
	async function newBuyer() {
		const _id = new mongoose.Types.ObjectId();
		const product = await Product.create({
			slug: `crate-${_id}`,
			name: `Crate ${String(_id).slice(-5)}`,
			category: "Fruits",
			price: 600,
			offerPrice: 500,
			imageUrl: "/art/one-mango.webp",
		});
		await Cart.create({ user: _id, lines: { [String(product._id)]: 4 }, version: 1 });
		const customer = {
			_id: String(_id),
			name: "Sana Iqbal",
			email: `sana-${_id}@sabz-tests.pk`,
			isVerified: true,
			language: "en" as const,
		};
		return { customer, productId: String(product._id) };
	}

	/** Begins a payment of the cart and brings its form to the wallet, as the browser does; gives the reference. */
	async function begin(
		{ customer, productId }: Awaited<ReturnType<typeof newBuyer>>,
		wallet: Wallet = "jazzcash",
		amount = 2100,
		cartVersion?: number,
	): Promise<string> {
		const { paymentId } = await startPayment(customer, wallet, {
			amount,
			userPhone: "03001234567",
			email: customer.email,
			items: [{ product: productId, quantity: 4 }],
			address: {
				firstName: "Sana",
				lastName: "Iqbal",
				streetAddress: "House 12, Satellite Town",
				phoneNumber: "0300-1234567",
				city: "Jhang",
				state: "Punjab",
				zipCode: "35200",
				deliveryInstructions: "Green gate",
			},
			deliveryTime: "standard",
			cartVersion,
		});
		const { form } = await formOfPayment(customer._id, paymentId);
		if (!form) throw new Error("the payment has no form");
		const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(form.fields) });
		if (!answer.ok) throw new Error("the wallet refused the form");
		return paymentId;
	}

	return {
		wallet,
		newBuyer,
		begin,
		async stop() {
			await mongoose.connection.dropDatabase();
			await mongoose.disconnect();
			await wallet.stop();
		},
	};
}

export type PaymentShop = Awaited<ReturnType<typeof startPaymentShop>>;
