import * as z from "zod";
import { type Wallet, walletPhoneMessage } from "./rules";

/** A wallet's mobile number: 03, two digits, an optional hyphen, seven digits (spec 5). Gives the 11 digits alone. */
export function walletPhoneField(wallet: Wallet) {
	const message = walletPhoneMessage(wallet);
	return z
		.string({ error: message })
		.trim()
		.regex(/^03\d{2}-?\d{7}$/, message)
		.transform((text) => text.replace("-", ""));
}
