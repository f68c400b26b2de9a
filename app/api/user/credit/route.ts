import { creditCalls } from "@/lib/server/calls/credit";
import { endpoint } from "@/lib/server/calls/endpoint";
import { readCredit } from "@/lib/server/credit/account";

export const GET = endpoint(creditCalls.read, ({ customer }) => readCredit(customer._id));
