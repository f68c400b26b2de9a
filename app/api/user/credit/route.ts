import { readCredit } from "@/lib/money/server/credit-account";
import { creditCalls } from "@/lib/server/calls/credit";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(creditCalls.read, ({ customer }) => readCredit(customer._id));
