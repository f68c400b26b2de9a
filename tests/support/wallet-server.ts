import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { isWallet, type Wallet } from "@/lib/payments/rules";
import type { Books, Fields, Simulator } from "@/lib/payments/server/provider";
import { returnUrlOf, simulateEasypaisa } from "@/lib/payments/server/wallets/easypaisa";
import { simulateJazzCash } from "@/lib/payments/server/wallets/jazzcash";
import { withHash } from "@/lib/payments/server/wallets/jazzcash/driver";
import { ShopError } from "@/lib/server/platform/errors";
import type { SimulatedPayment } from "@/models/payments";
import { hangUp, listening } from "./listening";

/** The wallets as a server of their own, with books in memory and faults to order. */

export const walletKeys = {
	jazzcash: { merchantId: "MCTEST", password: "pw-test", salt: "salt-test" },
	easypaisa: {
		storeId: "4711",
		hashKey: "0123456789ABCDEF",
		account: "03001112223",
		user: "shop",
		password: "pw-test",
	},
};

/** Both wallets, as demo mode plays them. */
export const simulators: Record<Wallet, Simulator> = {
	jazzcash: simulateJazzCash(walletKeys.jazzcash),
	easypaisa: simulateEasypaisa(walletKeys.easypaisa),
};

/** How the status inquiry misbehaves. */
export type Fault =
	| "none"
	| "slow"
	| "garbage"
	| "error"
	| "huge"
	| "bad-hash"
	| "other-amount"
	| "no-amount";

function fieldsOf(body: string, type = ""): Fields {
	return type.includes("json") ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
}

/** @param more wallets besides, by their values */
export async function startWalletServer(more: Record<string, Simulator> = {}) {
	const played: Record<string, Simulator> = { ...simulators, ...more };

	const books = new Map<string, SimulatedPayment>();
	const state = { fault: "none" as Fault, inquiries: 0 };

	const booksOf = (): Books => ({
		byReference: async (reference) => books.get(reference) ?? null,
		byToken: async (token) => [...books.values()].find((payment) => payment.token === token) ?? null,
	});

	/** What the wallet says of a payment, with another amount or none where the fault has it so, signed well or badly. */
	function saying(wallet: Wallet, answer: Fields): Fields {
		const { pp_Amount: _paisa, transactionAmount: _rupees, ...rest } = answer;
		const other = { ...rest, pp_Amount: "100", transactionAmount: "1.0" };
		const without = state.fault === "no-amount" ? rest : answer;
		const said = state.fault === "other-amount" ? other : without;
		if (wallet !== "jazzcash") return said;
		const signed = withHash(said, walletKeys.jazzcash.salt);
		return state.fault === "bad-hash" ? { ...signed, pp_SecureHash: "0".repeat(64) } : signed;
	}

	function inquiryAnswer(wallet: Wallet, fields: Fields, response: ServerResponse) {
		state.inquiries += 1;
		if (state.fault === "slow") return;
		if (state.fault === "error") return response.writeHead(500).end("{}");
		if (state.fault === "garbage") return response.end("<html>Service unavailable</html>");
		if (state.fault === "huge") return response.end(JSON.stringify({ padding: "x".repeat(200_000) }));
		return response.end(JSON.stringify(saying(wallet, fields)));
	}

	async function post(path: string, request: IncomingMessage, response: ServerResponse) {
		const type = request.headers["content-type"];
		const fields = fieldsOf(await text(request), type);
		const sent = new Headers();
		for (const [name, value] of Object.entries(request.headers)) sent.set(name, String(value));
		for (const [wallet, { calls }] of Object.entries(played)) {
			const call = calls[path];
			if (!call || !isWallet(wallet)) continue;
			const answer = await call(fields, sent, booksOf());
			if (answer.kind === "fields") return inquiryAnswer(wallet, answer.fields, response);
			if (answer.kind === "payment") {
				const { payment } = answer;
				books.set(payment.reference, {
					...payment,
					wallet,
					state: "waiting",
					token: `token-${payment.reference}`,
				});
			}
			return response.end();
		}
		return response.writeHead(404).end();
	}

	const server = createServer((request, response) => {
		if (request.method === "HEAD") return response.end();
		const path = (request.url ?? "").replace(/\/$/, "");
		return post(path, request, response).catch((error) =>
			response.writeHead(error instanceof ShopError ? error.status : 500).end(),
		);
	});
	const port = await listening(server);

	return {
		url: `http://127.0.0.1:${port}`,
		state,
		books,
		/** The payer decides. */
		decide(reference: string, decision: SimulatedPayment["state"]) {
			const payment = books.get(reference);
			if (!payment) throw new Error(`the wallet does not know ${reference}`);
			books.set(reference, { ...payment, state: decision });
		},
		/** What the browser brings back to the shop. */
		callback(reference: string): Fields {
			const payment = books.get(reference);
			if (!payment) throw new Error(`the wallet does not know ${reference}`);
			const wayBack = played[payment.wallet]?.wayBack(payment);
			if (typeof wayBack === "object") return wayBack.fields;
			const url = returnUrlOf(payment, "http://shop.example/payment/verify");
			return Object.fromEntries(new URL(url).searchParams);
		},
		stop: () => hangUp(server),
	};
}
