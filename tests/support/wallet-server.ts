import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Wallet } from "@/lib/domain/wallet";
import { withHash } from "@/lib/server/payments/jazzcash-hash";
import type { Fields } from "@/lib/server/payments/provider";
import * as easypaisa from "@/lib/server/payments/simulator/easypaisa";
import * as jazzcash from "@/lib/server/payments/simulator/jazzcash";
import type { SimulatedPayment } from "@/models/simulated-payment";

/** Both wallets as a server of their own, with books in memory and faults to order. */

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

async function bodyOf(request: IncomingMessage): Promise<string> {
	const chunks: Uint8Array[] = [];
	for await (const chunk of request) chunks.push(chunk);
	return Buffer.concat(chunks).toString("utf8");
}

function fieldsOf(text: string, type = ""): Fields {
	return type.includes("json") ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
}

export async function startWalletServer() {
	const books = new Map<string, SimulatedPayment>();
	const state = { fault: "none" as Fault, inquiries: 0 };

	function enter(read: jazzcash.NewPayment | string): number {
		if (typeof read === "string") return 400;
		books.set(read.reference, { ...read, state: "waiting", token: `token-${read.reference}` });
		return 200;
	}

	/** What the wallet says, less the amount where it forgets that. */
	function saying(answer: Fields): Fields {
		if (state.fault !== "no-amount") return answer;
		const { pp_Amount: _paisa, transactionAmount: _rupees, ...rest } = answer;
		return rest;
	}

	function inquiryAnswer(wallet: Wallet, fields: Fields, credentials: string | null): Fields {
		const found = books.get((wallet === "jazzcash" ? fields.pp_TxnRefNo : fields.orderId) ?? "") ?? null;
		const payment = found && state.fault === "other-amount" ? { ...found, amount: found.amount - 1 } : found;
		if (wallet === "easypaisa") {
			if (!easypaisa.mayInquireEasypaisa(credentials, fields, walletKeys.easypaisa)) return {};
			return saying(easypaisa.easypaisaInquiryAnswer(payment, walletKeys.easypaisa));
		}
		if (!jazzcash.mayInquireJazzCash(fields, walletKeys.jazzcash)) return { pp_ResponseCode: "115" };
		const said = saying(jazzcash.jazzCashInquiryAnswer(payment, walletKeys.jazzcash));
		const answer = withHash(said, walletKeys.jazzcash.salt);
		return state.fault === "bad-hash" ? { ...answer, pp_SecureHash: "0".repeat(64) } : answer;
	}

	async function inquire(wallet: Wallet, request: IncomingMessage, response: ServerResponse) {
		state.inquiries += 1;
		const fields = fieldsOf(await bodyOf(request), "json");
		if (state.fault === "slow") return;
		if (state.fault === "error") return response.writeHead(500).end("{}");
		if (state.fault === "garbage") return response.end("<html>Service unavailable</html>");
		if (state.fault === "huge") return response.end(JSON.stringify({ padding: "x".repeat(200_000) }));
		const { credentials } = request.headers;
		const sent = typeof credentials === "string" ? credentials : null;
		return response.end(JSON.stringify(inquiryAnswer(wallet, fields, sent)));
	}

	const server = createServer(async (request, response) => {
		const path = request.url ?? "";
		if (request.method === "HEAD") return response.end();
		if (path.endsWith("/Inquire")) return inquire("jazzcash", request, response);
		if (path.endsWith("/inquire-transaction")) return inquire("easypaisa", request, response);
		const fields = fieldsOf(await bodyOf(request));
		const read = path.endsWith("/Index.jsf")
			? easypaisa.readEasypaisaForm(fields, walletKeys.easypaisa)
			: jazzcash.readJazzCashForm(fields, walletKeys.jazzcash);
		return response.writeHead(enter(read)).end();
	});
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("the wallet server has no port");

	return {
		url: `http://127.0.0.1:${address.port}`,
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
			if (payment.wallet === "jazzcash") return jazzcash.jazzCashReturn(payment, walletKeys.jazzcash).fields;
			const url = easypaisa.easypaisaReturnUrl(payment, "http://shop.example/payment/verify");
			return Object.fromEntries(new URL(url).searchParams);
		},
		async stop() {
			server.closeAllConnections();
			await new Promise((done) => server.close(done));
		},
	};
}
