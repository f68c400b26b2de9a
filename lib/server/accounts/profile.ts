import "server-only";
import type { ShopUser } from "@/lib/domain/user";
import { User } from "@/models/user";
import { connectDatabase } from "../database/connect";
import { setHint } from "../http/session";
import { loginNeeded } from "./guards";
import { shopUserOf } from "./sessions";

/** Changes the name; the address of an account never changes (spec 5). */
export async function updateProfile(customerId: string, name: string): Promise<ShopUser> {
	await connectDatabase();
	const user = await User.findByIdAndUpdate(customerId, { $set: { name } }, { returnDocument: "after" })
		.select("name email isVerified")
		.lean<ShopUser>();
	if (!user) throw loginNeeded();
	await setHint(shopUserOf(user));
	return shopUserOf(user);
}
