import "server-only";
import type { Wallet } from "@/lib/payments/rules";
import { fingerprint } from "@/lib/server/platform/crypto";
import { env } from "@/lib/server/platform/env";
import { ownAddress } from "@/lib/server/platform/own-address.mjs";

/** What the simulated wallets and the shop agreed on: derived from the shop's own secret. */

/** A secret of this name, 1 to 43 letters and digits long. */
export function simulatorSecret(name: string, length: number): string {
	return fingerprint(`wallet-simulator:${name}`, "").slice(0, length);
}

/** Where a browser finds this simulated wallet, and where our server does. */
export function simulatorUrls(wallet: Wallet): { url: string; serverUrl: string } {
	const path = `/wallet-simulator/${wallet}`;
	return { url: env().APP_URL + path, serverUrl: ownAddress(env()).origin + path };
}
