import { buyingCalls } from "@/lib/buying/calls";
import { readRatesOf, saveRates, today } from "@/lib/buying/server/rates";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(buyingCalls.rates, async ({ query: { day = today() } }) => readRatesOf(day));

export const PUT = endpoint(buyingCalls.saveRates, async ({ seller, body }) => saveRates(seller, body));
