import "server-only";
import type { Wallet } from "@/lib/domain/wallet";
import { fingerprint } from "../../platform/crypto";
import { env } from "../../platform/env";
import { ownAddress } from "../../platform/own-address.mjs";

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
