"use client";

import { ApiError, call } from "@/lib/client/api";

const signedOutListeners = new Set<() => void>();

/** Runs the listener when the server no longer knows this seller's session. */
export function onSellerSignedOut(listener: () => void): () => void {
	signedOutListeners.add(listener);
	return () => signedOutListeners.delete(listener);
}

/** Calls the server as the seller. A lost session brings the login screen back; throws ApiError like `call`. */
export async function sellerCall<Answer>(...args: Parameters<typeof call>): Promise<Answer> {
	try {
		return await call<Answer>(...args);
	} catch (error) {
		if (error instanceof ApiError && error.status === 401) {
			for (const listener of signedOutListeners) listener();
		}
		throw error;
	}
}
