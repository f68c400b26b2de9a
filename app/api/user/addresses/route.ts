import { addressCalls } from "@/lib/accounts/calls";
import { getAddresses } from "@/lib/accounts/server/addresses";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(addressCalls.list, async ({ customer }) => ({
	addresses: await getAddresses(customer._id),
}));
