import type { PendingOrder } from "../rules/checkout";

/** The order that waits in this tab while its customer is at the wallet (spec 3, 4). */

const STORAGE_KEY = "sabz-pending-order";

/** Keeps the order before the browser leaves for the wallet. */
export function keepPendingOrder(order: PendingOrder): void {
	try {
		sessionStorage.setItem(STORAGE_KEY, JSON.stringify(order));
	} catch {
		// Without storage the server still makes the order: the payment remembers it.
	}
}

/** The waiting order; null when there is none or it cannot be read. */
export async function readPendingOrder(): Promise<PendingOrder | null> {
	try {
		const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null");
		if (stored === null) return null;
		const { pendingOrderSchema } = await import("../rules/checkout");
		return pendingOrderSchema.safeParse(stored).data ?? null;
	} catch {
		return null;
	}
}

/** Forgets the waiting order. */
export function dropPendingOrder(): void {
	try {
		sessionStorage.removeItem(STORAGE_KEY);
	} catch {
		// Nothing was stored there.
	}
}
