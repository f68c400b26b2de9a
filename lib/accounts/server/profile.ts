import "server-only";
import type { z } from "zod";
import { connectDatabase } from "@/lib/server/database/connect";
import { setHint } from "@/lib/server/http/session";
import { User } from "@/models/accounts";
import type { ShopUser } from "../rules/user";
import type { updateProfileSchema } from "../schema";
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
