import "server-only";
import type { Passkey } from "@/lib/accounts/rules/user";
import type { AddPasskey } from "@/lib/accounts/schema";
import { loginNeeded } from "@/lib/accounts/server/guards";
import { addPasskey, beginPasskey, removePasskey } from "@/lib/accounts/server/passkeys";
import type { Seller } from "../rules";
import type { SellerProof } from "../schema";
import { currentSeller } from "./guards";
import { passkeySeller } from "./passkey-login";
import { confirmSeller } from "./second-factor";
import { signInChanged } from "./sign-in-changed";

/**
 * What a browser needs to make a passkey for a member who knows the password and, where a second factor is on, has a
 * code. Throws ShopError `invalid`, `conflict` when they have enough.
 */
export async function beginSellerPasskey(seller: Seller, proof: SellerProof) {
	await confirmSeller(seller, proof);
	return beginPasskey(passkeySeller(seller));
}

/** Adds a passkey that the browser has just made; record and a mail tell of it. Throws ShopError as for a customer's. */
export async function addSellerPasskey(seller: Seller, input: AddPasskey): Promise<Passkey> {
	const person = passkeySeller(seller);
	const passkey = await addPasskey(person, input);
	// Looked at again afterwards: what ended the session has removed all passkeys that were there.
	if (!(await currentSeller())) {
		await removePasskey(person, passkey._id);
		throw loginNeeded();
	}
	await signInChanged(seller, "passkey-added");
	return passkey;
}
