import { ALL_CALLS } from "@/lib/server/calls/all";
import { type Call, isChange, isOwnOnly, type Proof, WHO } from "@/lib/server/calls/call";

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

const LOUD = new Set([
	"GET /api/notifications/events",
	"PUT /api/notifications/read-all",
	"GET /api/order/events",
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

function tried(call: Call): TriedCall {
	const name = nameOf(call);
	const changes = isOwnOnly(call) ? "own" : isChange(call) ? "wallet" : undefined;
	return { name, call, visitor: visitorOf(call), changes, isQuiet: !LOUD.has(name) };
}

/** Every call of the server, from its definition. */
export const CALLS: readonly TriedCall[] = ALL_CALLS.map(tried);

/** A call's method and an address of it that names nothing. */
export function addressOf({ call: { method, path } }: TriedCall): { method: string; path: string } {
	return {
		method: method.toUpperCase(),
		path: path
			.replaceAll(/\{(?:id|productId)\}/g, "66a000000000000000000001")
			.replaceAll(/\{[\w.]+\}/g, "nothing"),
	};
}
