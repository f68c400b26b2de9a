import "server-only";
import { isObjectId } from "@/lib/domain/fields";
import { PASSKEY_REFUSED } from "@/lib/domain/passkey";
import type { PasskeyLogin } from "@/lib/domain/passkey-schema";
import type { ShopUser } from "@/lib/domain/user";
import { User, type UserDoc } from "@/models/user";
import { signedBy } from "../passkeys/login";
import type { PasskeyPerson } from "../passkeys/passkeys";
import { ShopError } from "../platform/errors";
import type { Customer } from "./guards";
import { beginSession, shopUserOf, VISIBLE_FIELDS, type VisibleUser } from "./sessions";

/** A customer as somebody who has passkeys. */
export function passkeyCustomer({ _id, name, email }: Customer): PasskeyPerson {
	return { side: "customer", id: _id, name, email };
}

/** Signs a customer in by a passkey, without a password. Throws ShopError `unauthenticated`. */
export async function loginByPasskey(input: PasskeyLogin): Promise<ShopUser> {
	const { id } = await signedBy("customer", input);
	const account = isObjectId(id)
		? await User.findOne({ _id: id, leavingAt: { $exists: false } })
				.select(`${VISIBLE_FIELDS} sessionVersion`)
				.lean<VisibleUser & Pick<UserDoc, "sessionVersion">>()
		: null;
	if (!account) throw new ShopError("unauthenticated", PASSKEY_REFUSED);
	await beginSession(account);
	return shopUserOf(account);
}
