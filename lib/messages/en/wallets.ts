import { WALLET_NAMES } from "@/lib/domain/wallet";

/** How the mobile wallets are called. */
export const wallets = { names: WALLET_NAMES };
