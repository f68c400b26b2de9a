import "server-only";
import type { ShopUser } from "@/lib/domain/user";
import { User, type UserDoc } from "@/models/user";
import { connectDatabase } from "../database/connect";
import { ShopError } from "../platform/errors";
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
