import { LOGIN_TO_ADD_ADDRESS } from "@/lib/domain/address";
import { saveAddressSchema } from "@/lib/domain/address-schema";
import { requireCustomer } from "@/lib/server/accounts/guards";
import { addAddress } from "@/lib/server/addresses/addresses";
import { endpoint, ok, readBody } from "@/lib/server/http/endpoint";
import { callerOf, limit } from "@/lib/server/rate-limit/rate-limit";

/** Saves a new address (spec 7). */
export const POST = endpoint(async (request) => {
	const customer = await requireCustomer(LOGIN_TO_ADD_ADDRESS);
	await limit("account-change", callerOf(request, customer._id));
	const input = await readBody(request, saveAddressSchema);
	const saved = await addAddress(customer._id, input);
	return ok({ ...saved, message: "Address added successfully!" }, 201);
});
