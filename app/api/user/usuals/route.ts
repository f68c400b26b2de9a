import { endpoint } from "@/lib/server/calls/endpoint";
import { usualCalls } from "@/lib/server/calls/usuals";
import { readUsuals } from "@/lib/server/usuals/read";

export const GET = endpoint(usualCalls.usuals, async ({ customer }) => ({
	products: await readUsuals(customer._id),
}));
