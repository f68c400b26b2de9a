import "server-only";
import { z } from "zod";
import { startPaymentSchema } from "@/lib/orders/schema/checkout";
import { order } from "@/lib/orders/shapes";
import { type Body, type Call, call, customer, json } from "@/lib/server/calls/call";
import { message, payment } from "@/lib/server/calls/shapes";
import { PAYMENT_MESSAGES, WALLET_NAMES, type Wallet } from "./rules";
import { readWalletFields } from "./server/provider";

/** A wallet's form: its own field names, texts all. */
const walletFields = z.record(z.string(), z.string());
const walletForm: Body<z.output<typeof walletFields>> = {
	type: "application/x-www-form-urlencoded",
	schema: walletFields,
	read: readWalletFields,
};

function startCall(wallet: Wallet) {
	return call.post(`/api/payment/${wallet}`, {
		summary: `Begins a payment with ${WALLET_NAMES[wallet]}; the amount, less the customer's credit, is compared, never taken over; with nothing left to pay the order is made at once`,
		who: "buyer",
		login: PAYMENT_MESSAGES.login,
		limit: { action: "payment" },
		idempotent: "own",
		body: json(startPaymentSchema(wallet)),
		success: { fields: { redirectUrl: z.url(), paymentId: z.string(), order: order.optional() } },
		refusals: [409],
	});
}

/** Where a wallet's page posts to; the browser knows it by the address of the result page (next.config.mjs). */
function returnCall<Path extends Call["path"]>(path: Path) {
	return call.post(path, {
		summary: "What a wallet's page posts: checked, recorded once, and on to the result page by GET",
		who: "wallet",
		limit: { action: "wallet-return" },
		body: walletForm,
		success: "redirect",
	});
}

/** A payment begins (spec 7): each wallet has an address of its own. */
export const startPaymentCalls = {
	jazzcash: startCall("jazzcash"),
	easypaisa: startCall("easypaisa"),
} satisfies Record<Wallet, Call>;

/** Payments with a wallet (spec 7). */
export const paymentCalls = {
	listOpen: customer.get("/api/payment/open", {
		summary: "The customer's own payments of which the wallet has not said its last word, newest first",
		success: { fields: { payments: payment.array() } },
	}),
	follow: customer.get("/api/payment/{reference}", {
		summary: "Where the customer's own payment stands: what the result page asks while it waits",
		success: { fields: { payment, message: message.optional() } },
	}),
	verify: returnCall("/payment/verify"),
	callback: returnCall("/api/payment/callback"),
	jazzcashNotice: call.post("/api/payment/ipn/jazzcash", {
		summary: "JazzCash's notification from server to server",
		who: "wallet",
		limit: { action: "wallet-notice" },
		body: walletForm,
		success: { json: walletFields },
	}),
	ledBack: call.get("/api/payment/return", {
		summary: "Where a wallet leads the browser back to: the wallet is asked, and on to the result page",
		who: "wallet",
		limit: { action: "wallet-return" },
		query: z.looseObject({}),
		success: "redirect",
	}),
	easypaisaNotice: call.get("/api/payment/ipn/easypaisa", {
		summary: "Easypaisa's notification from server to server; the address it names is only read",
		who: "wallet",
		limit: { action: "wallet-notice" },
		query: z.object({ url: z.string().default("") }),
		success: { fields: {} },
	}),
};

/**
 * What the wallets themselves would answer, in demo mode. The bodies are read by the handlers: where no wallet is
 * played, there is nothing here at all.
 */
export const simulatorCalls = {
	decide: call.post("/wallet-simulator/decide", {
		summary: "What the payer decided: the books know at once, the browser goes back to the shop, or stays",
		who: "wallet",
		success: "redirect",
	}),
	wallets: call.post("/wallet-simulator/{wallet}/{...path}", {
		summary: "The addresses of the simulated wallets, at the paths that the real ones have",
		who: "wallet",
		success: { type: "application/json" },
	}),
};
