import { customerCalls } from "@/lib/customers/calls";
import { changeCustomer } from "@/lib/customers/server/change";
import { readCustomerCard } from "@/lib/customers/server/read";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(customerCalls.read, ({ params }) => readCustomerCard(params.id));

export const PUT = endpoint(customerCalls.change, async ({ seller, params, body }) => ({
	customer: await changeCustomer(seller, params.id, body),
	message: "Saved",
}));
