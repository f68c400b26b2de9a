/** The mobile wallets, by the values that the checkout sends (spec 2). */
export const WALLETS = ["jazzcash", "easypaisa"] as const;
export type Wallet = (typeof WALLETS)[number];

/** How a wallet is written, which is also the order's payment type (spec 7). */
export const WALLET_NAMES = { jazzcash: "JazzCash", easypaisa: "Easypaisa" } as const satisfies Record<
	Wallet,
	string
>;
export type WalletName = (typeof WALLET_NAMES)[Wallet];

/** True when the text is the value of a wallet. */
export function isWallet(text: string): text is Wallet {
	return WALLETS.some((wallet) => wallet === text);
}

/** What is said of a number that is none of this wallet's (spec 5). */
export function walletPhoneMessage(wallet: Wallet): string {
	return `Please enter a valid ${WALLET_NAMES[wallet]} mobile number (03XX-XXXXXXX)`;
}

/** The number as it is being typed: digits only, at most 11, with the hyphen after the fourth. */
export function formatWalletPhone(typed: string): string {
	const digits = typed
		.replace(/\D/g, "")
		.replace(/^(0092|92)/, "0")
		.slice(0, 11);
	return digits.length > 4 ? `${digits.slice(0, 4)}-${digits.slice(4)}` : digits;
}
