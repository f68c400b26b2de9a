import "server-only";
import type { Language } from "@/lib/text/language";
import type { Fields, Provider, ProviderForm } from "./provider";
import type { Simulator } from "./simulator/simulator";

/** What a browser brings back from a wallet, as text; nothing of it is believed. */
export type Returned = { reference?: string; code?: string };

/** All that the shop knows of one wallet: what a folder under wallets/ exports. Its settings stand beside it. */
export type WalletIntegration = {
	/** The driver for the shop's account; null while the wallet cannot be offered. Throws SettingsError. */
	provider(): Provider | null;
	/**
	 * The form for its second page, with what its first one sent; null for nothing usable. Only where it has two.
	 * The wallet sends its customer back to the result page in this language.
	 */
	secondForm?(fields: Fields, language: Language): ProviderForm | null;
	/** The wallet's own side, where demo mode plays it; else null. */
	simulator(): Simulator | null;
	/** The names of both in the query of our result page (spec 8). */
	readonly queryNames: Record<keyof Returned, string>;
	/** Reads a callback, or the query of our result page. */
	readReturn(fields: Fields): Returned;
};
