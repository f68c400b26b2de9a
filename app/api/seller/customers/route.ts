import { customerCalls } from "@/lib/customers/calls";
import { findCustomers } from "@/lib/customers/server/read";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(customerCalls.list, ({ query }) => findCustomers(query));
