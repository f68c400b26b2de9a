import { addressCalls } from "@/lib/accounts/calls";
import { deleteAddress, updateAddress } from "@/lib/accounts/server/addresses";
import { endpoint } from "@/lib/server/calls/endpoint";

export const PUT = endpoint(addressCalls.update, async ({ customer, params, body }) => ({
	addresses: await updateAddress(customer._id, params.id, body),
	message: "Address updated successfully",
}));

export const DELETE = endpoint(addressCalls.delete, async ({ customer, params }) => ({
	addresses: await deleteAddress(customer._id, params.id),
	message: "Address deleted successfully",
}));
