import "server-only";
import { ShopError } from "@/lib/server/platform/errors";
import { WALLET_NAMES, WALLETS, type Wallet } from "../rules";
import type { Provider } from "./provider";
import { INTEGRATIONS } from "./wallets";

/** The driver of this wallet, or null when the wallet is not offered. */
export function findProvider(wallet: Wallet): Provider | null {
	return INTEGRATIONS[wallet].provider();
}

/** The driver of this wallet. Throws ShopError `unavailable` (503) when the wallet is not offered (api.md). */
export function providerOf(wallet: Wallet): Provider {
	const provider = findProvider(wallet);
	if (!provider)
		throw new ShopError("unavailable", `${WALLET_NAMES[wallet]} payments are not available right now.`, {
			retryAfter: 3600,
		});
	return provider;
}

/**
 * The wallets that can be paid with; none: Online Payment is not offered at all. Pages that are built with the image know no
 * settings yet, so they offer none; the first start makes them again.
 */
export function offeredWallets(): Wallet[] {
	if (process.env.NEXT_PHASE === "phase-production-build") return [];
	return WALLETS.filter((wallet) => findProvider(wallet) !== null);
}
