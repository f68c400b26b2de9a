import { useEffect } from "react";
import { useFollowing } from "@/lib/client/unsaved";
import { sellerCall } from "@/lib/team/client";
import type { Packers } from "../rules";

/** What is packed is said again so often, in milliseconds. */
const AGAIN_MS = 30_000;

let turn: Promise<unknown> = Promise.resolve();
let isTold = false;

/** Tells the shop what is packed here, one call after the other; answers what others pack. */
function tell(orders: readonly string[], takeOver = false): Promise<Packers> {
	isTold = orders.length > 0;
	const answer = turn.then(() =>
		sellerCall("PUT /api/order/packing", { body: { orders: [...orders], takeOver } }),
	);
	turn = answer.catch(ignore);
	return answer.then(({ packers }) => packers);
}

/** Out of reach nobody can be told: the shop forgets by itself who packed. */
function ignore(): void {}

function tellTheEnd(): void {
	if (isTold) void tell([]).catch(ignore);
}

type PackersBeside = {
	/** What others pack. */
	packers: Packers;
	/** Makes orders that somebody else has begun one's own. */
	takeOver: (orders: readonly string[]) => Promise<void>;
};

/** Says which orders are packed here for as long as they are, and hears what others pack. */
export function usePackers(served: Packers, orders: readonly string[]): PackersBeside {
	const [packers, setPackers] = useFollowing(served);
	const key = orders.join();
	useEffect(() => {
		if (key === "") return tellTheEnd();
		const tellNow = () => {
			// Who looks away for long packs no more.
			if (!document.hidden) tell(key.split(",")).then(setPackers, ignore);
		};
		tellNow();
		const timer = setInterval(tellNow, AGAIN_MS);
		return () => clearInterval(timer);
	}, [key, setPackers]);
	useEffect(() => tellTheEnd, []);

	async function takeOver(open: readonly string[]): Promise<void> {
		setPackers(await tell(open, true));
	}

	return { packers, takeOver };
}
