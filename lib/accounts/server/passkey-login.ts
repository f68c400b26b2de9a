import "server-only";
import { ShopError } from "@/lib/server/platform/errors";
import { isObjectId } from "@/lib/text/fields";
import { User, type UserDoc } from "@/models/accounts";
import type { ShopUser } from "../rules/user";
import { PASSKEY_REFUSED } from "../rules/user";
import type { PasskeyLogin } from "../schema";
import type { Customer } from "./guards";
import { signedBy } from "./passkey-ceremony";
import type { PasskeyPerson } from "./passkeys";
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
