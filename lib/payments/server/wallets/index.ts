import "server-only";
import type { Wallet } from "@/lib/payments/rules";
import type { WalletIntegration } from "../provider";
import { easypaisa } from "./easypaisa";
import { jazzcash } from "./jazzcash";

/** The registry of the wallets: each is a folder here, and one line. */
export const INTEGRATIONS: Record<Wallet, WalletIntegration> = { jazzcash, easypaisa };
