import { addressCalls } from "@/lib/accounts/calls";
import { addAddress } from "@/lib/accounts/server/addresses";
import { endpoint } from "@/lib/server/calls/endpoint";

export const POST = endpoint(addressCalls.add, async ({ customer, body, keep }) => {
	const message = "Address added successfully!";
	const saved = await addAddress(customer._id, body, (added) => keep(() => ({ ...added(), message })));
	return { ...saved, message };
});
