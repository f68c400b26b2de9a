import { creditCalls } from "@/lib/money/calls";
import { readCredit } from "@/lib/money/server/account";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(creditCalls.read, ({ customer }) => readCredit(customer._id));
