import "server-only";
import { defineCalls } from "./call";

/**
 * What the wallets themselves would answer, in demo mode. The bodies are read by the handlers: where no wallet is
 * played, there is nothing here at all.
 */
export const simulatorCalls = defineCalls({
	decide: {
		method: "post",
		path: "/wallet-simulator/decide",
		summary: "What the payer decided: the books know at once, the browser goes back to the shop, or stays",
		who: "wallet",
		success: "redirect",
	},
	wallets: {
		method: "post",
		path: "/wallet-simulator/{wallet}/{...path}",
		summary: "The addresses of the simulated wallets, at the paths that the real ones have",
		who: "wallet",
		success: { type: "application/json" },
	},
});
