import { saveAddressSchema } from "@/lib/domain/address-schema";
import { requireCustomer } from "@/lib/server/accounts/guards";
import { deleteAddress, updateAddress } from "@/lib/server/addresses/addresses";
import { endpoint, ok, pathId, readBody } from "@/lib/server/http/endpoint";
import { callerOf, limit } from "@/lib/server/rate-limit/rate-limit";

type Params = { id: string };

/** Changes an address, or makes it the default one (spec 7). */
export const PUT = endpoint<Params>(async (request, { id }) => {
	const customer = await requireCustomer();
	await limit("account-change", callerOf(request, customer._id));
	const addressId = pathId(id, "Address not found");
	const input = await readBody(request, saveAddressSchema);
	const addresses = await updateAddress(customer._id, addressId, input);
	return ok({ addresses, message: "Address updated successfully" });
});

/** Deletes an address (spec 7). */
export const DELETE = endpoint<Params>(async (request, { id }) => {
	const customer = await requireCustomer();
	await limit("account-change", callerOf(request, customer._id));
	const addressId = pathId(id, "Address not found");
	const addresses = await deleteAddress(customer._id, addressId);
	return ok({ addresses, message: "Address deleted successfully" });
});
