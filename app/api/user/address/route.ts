import { addAddress } from "@/lib/server/addresses/addresses";
import { addressCalls } from "@/lib/server/calls/addresses";
import { endpoint } from "@/lib/server/calls/endpoint";

export const POST = endpoint(addressCalls.add, async ({ customer, body }) => ({
	...(await addAddress(customer._id, body)),
	message: "Address added successfully!",
}));
