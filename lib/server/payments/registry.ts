import "server-only";
import { WALLET_NAMES, WALLETS, type Wallet } from "@/lib/domain/wallet";
import { ShopError } from "../platform/errors";
import { easypaisaAccount, jazzCashAccount } from "./accounts";
import { easypaisa } from "./easypaisa";
import { jazzCash } from "./jazzcash";
import type { Provider } from "./provider";

/** Every wallet's driver by name; null where the shop has no account with it. */
const DRIVERS: Record<Wallet, () => Provider | null> = {
	jazzcash() {
		const account = jazzCashAccount();
		return account && jazzCash(account);
	},
	easypaisa() {
		const account = easypaisaAccount();
		return account && easypaisa(account);
	},
};

/** The driver of this wallet, or null when the wallet is not offered. */
export function findProvider(wallet: Wallet): Provider | null {
	return DRIVERS[wallet]();
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

/** The wallets that can be paid with; none: Online Payment is not offered at all. */
export function offeredWallets(): Wallet[] {
	return WALLETS.filter((wallet) => findProvider(wallet) !== null);
}
