import "server-only";
import { PASSKEY_REFUSED, type Passkey } from "@/lib/accounts/rules/user";
import type { PasskeyLogin } from "@/lib/accounts/schema";
import { signedBy } from "@/lib/accounts/server/passkey-ceremony";
import { listPasskeys, type PasskeyPerson } from "@/lib/accounts/server/passkeys";
import { ShopError } from "@/lib/server/platform/errors";
import { OWNER_ID, type Seller } from "../rules";
import { isOfTheseSettings, owner, type Person, personNamed, settingsMark } from "./people";
import { beginSession } from "./session";

/** Somebody of the team as somebody who has passkeys; the owner's end with the settings they were added under. */
export function passkeySeller({ id, name, email, role }: Seller): PasskeyPerson {
	return { side: "seller", id, name, email, ...(role === "owner" ? { settings: settingsMark() } : {}) };
}

/** Their passkeys, as far as they open anything. */
export function listSellerPasskeys(seller: Seller): Promise<Passkey[]> {
	return listPasskeys(passkeySeller(seller), isOfTheseSettings);
}

async function personOfPasskey(id: string, settings: string | undefined): Promise<Person | null> {
	if (id !== OWNER_ID) return personNamed(id);
	return settings && isOfTheseSettings(settings) ? owner() : null;
}

/**
 * Signs the owner or somebody of the team in by a passkey: it is opened by finger, face or number, and so stands for
 * password and second factor. Gives their e-mail. Throws ShopError `unauthenticated`.
 */
export async function loginByPasskey(input: PasskeyLogin): Promise<string> {
	const { id, settings } = await signedBy("seller", input);
	const person = await personOfPasskey(id, settings);
	if (!person) throw new ShopError("unauthenticated", PASSKEY_REFUSED);
	await beginSession(person);
	return person.seller.email;
}
