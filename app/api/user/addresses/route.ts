import { getAddresses } from "@/lib/server/addresses/read";
import { addressCalls } from "@/lib/server/calls/addresses";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(addressCalls.list, async ({ customer }) => ({
	addresses: await getAddresses(customer._id),
}));
