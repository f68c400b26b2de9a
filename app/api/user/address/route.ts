import { addressCalls } from "@/lib/accounts/calls";
import { addAddress } from "@/lib/accounts/server/addresses";
import { endpoint } from "@/lib/server/calls/endpoint";

export const POST = endpoint(addressCalls.add, async ({ customer, body }) => ({
	...(await addAddress(customer._id, body)),
	message: "Address added successfully!",
}));
