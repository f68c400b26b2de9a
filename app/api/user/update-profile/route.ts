import { updateProfileSchema } from "@/lib/domain/account-schemas";
import { requireCustomer } from "@/lib/server/accounts/guards";
import { updateProfile } from "@/lib/server/accounts/profile";
import { endpoint, ok, readBody } from "@/lib/server/http/endpoint";
import { callerOf, limit } from "@/lib/server/rate-limit/rate-limit";

/** Changes the customer's name; an email in the body is not read (spec 7). */
export const PUT = endpoint(async (request) => {
	const customer = await requireCustomer();
	await limit("account-change", callerOf(request, customer._id));
	const { name } = await readBody(request, updateProfileSchema);
	return ok({ user: await updateProfile(customer._id, name), message: "Profile updated successfully" });
});
