import "server-only";
import { connectDatabase } from "@/lib/server/database/connect";
import { ShopError } from "@/lib/server/platform/errors";
import { User, type UserDoc } from "@/models/accounts";
import type { ShopUser } from "../rules/user";
import { verifyPassword } from "./passwords";
import { beginSession, shopUserOf, VISIBLE_FIELDS, type VisibleUser } from "./sessions";

type Account = VisibleUser & Pick<UserDoc, "sessionVersion" | "passwordHash">;

/**
 * Signs a customer in. Throws ShopError `unauthenticated`, with the same words and after about the same time whether
 * or not the account exists (api.md).
 */
export async function login({ email, password }: { email: string; password: string }): Promise<ShopUser> {
	await connectDatabase();
	const account = await User.findOne({ email })
		.select(`${VISIBLE_FIELDS} sessionVersion passwordHash`)
		.lean<Account>();
	const matches = await verifyPassword(password, account?.passwordHash);
	if (!account || !matches) throw new ShopError("unauthenticated", "Invalid email or password");
	await beginSession(account);
	return shopUserOf(account);
}
