import { simulatorCalls } from "@/lib/payments/calls";
import { ALL_CALLS } from "@/lib/server/calls/all";
import { type Call, isChange, isOwnOnly, type Proof, WHO } from "@/lib/server/calls/call";
import { simulators } from "./wallet-server";

export type Visitor = "anyone" | "customer" | "seller";

/** A call as tests ask it. */
export type TriedCall = {
	/** As a route file's place says it: `PUT /api/order/cancel/[id]`. */
	name: string;
	call: Call;
	/** Whose session opens it. */
	visitor: Visitor;
	/** `own`: must come from our own pages. `wallet`: may come from anywhere. Otherwise it changes nothing. */
	changes: "own" | "wallet" | undefined;
	/** False: the one who may make it is not sent in. It would disturb other tests, or the answer has no end. */
	isQuiet: boolean;
};

/** Calls whose answer does not end, or that change the shop under everybody else. */
const LOUD = new Set([
	"POST /api/test/clock",
	"PUT /api/seller/shop",
	"POST /api/seller/logout-everywhere",
	"GET /api/notifications/events",
	"PUT /api/notifications/read-all",
	"GET /api/order/events",
	"GET /api/rider/deliveries/events",
]);

/** `GET /api/reviews/[productId]` */
export function nameOf({ method, path }: Call): string {
	return `${method.toUpperCase()} ${path.replaceAll("{", "[").replaceAll("}", "]")}`;
}

function visitorOf({ who }: Call): Visitor {
	const proof: readonly Proof[] = WHO[who].proof;
	if (proof.includes("customer")) return "customer";
	return proof.includes("seller") ? "seller" : "anyone";
}

/** The addresses of the simulated wallets: one route file answers them all. */
const SIMULATED = Object.entries(simulators).flatMap(([wallet, { calls }]) =>
	Object.keys(calls).map((path) => `POST /wallet-simulator/${wallet}${path}`),
);

function tried(call: Call): TriedCall[] {
	const names = call === simulatorCalls.wallets ? SIMULATED : [nameOf(call)];
	const changes = isOwnOnly(call) ? "own" : isChange(call) ? "wallet" : undefined;
	return names.map((name) => ({
		name,
		call,
		visitor: visitorOf(call),
		changes,
		isQuiet: !LOUD.has(name),
	}));
}

/** Every call of the server, from its definition. */
export const CALLS: readonly TriedCall[] = ALL_CALLS.flatMap(tried);

/** A call's method and an address of it that names nothing. */
export function addressOf({ name }: TriedCall): { method: string; path: string } {
	const [method = "", path = ""] = name.split(" ");
	return {
		method,
		path: path
			.replaceAll(/\[(?:id|productId)\]/g, "66a000000000000000000001")
			.replaceAll(/\[[\w.]+\]/g, "nothing"),
	};
}
