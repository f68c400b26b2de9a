import "server-only";
import type { z } from "zod";
import type { updateProfileSchema } from "@/lib/domain/account-schemas";
import type { ShopUser } from "@/lib/domain/user";
import { User } from "@/models/user";
import { connectDatabase } from "../database/connect";
import { setHint } from "../http/session";
import { loginNeeded } from "./guards";
import { shopUserOf, VISIBLE_FIELDS, type VisibleUser } from "./sessions";

/** Changes name and language, each where it is said; the address of an account never changes (spec 5, working day 7). */
export async function updateProfile(
	customerId: string,
	{ name, language }: z.output<typeof updateProfileSchema>,
): Promise<ShopUser> {
	await connectDatabase();
	const changed = { ...(name && { name }), ...(language && { language }) };
	const user = await User.findByIdAndUpdate(customerId, { $set: changed }, { returnDocument: "after" })
		.select(VISIBLE_FIELDS)
		.lean<VisibleUser>();
	if (!user) throw loginNeeded();
	await setHint(shopUserOf(user));
	return shopUserOf(user);
}
