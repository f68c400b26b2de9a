import { z } from "zod";
import { simulatorCalls } from "@/lib/payments/calls";
import { WALLETS } from "@/lib/payments/rules";
import { readWalletFields } from "@/lib/payments/server/provider";
import { decide, simulatorOf } from "@/lib/payments/server/simulator";
import { endpoint } from "@/lib/server/calls/endpoint";
import { checkHost } from "@/lib/server/http/origin";
import { parse } from "@/lib/server/http/read";
import { notFound } from "@/lib/server/platform/errors";

const STATES = {
	approve: "paid",
	never: "paid",
	late: "paid",
	back: "paid",
	decline: "declined",
	cancel: "cancelled",
} as const;

const decisionSchema = z.object({
	wallet: z.enum(WALLETS),
	reference: z.string(),
	decision: z.enum(["approve", "decline", "cancel", "never", "late", "back"]),
});

/** What the payer decided: the books know at once, the browser goes back to the shop, or stays. */
export const POST = endpoint(simulatorCalls.decide, async ({ request }) => {
	checkHost(request.headers);
	const { wallet, reference, decision } = parse(decisionSchema, await readWalletFields(request));
	const simulator = simulatorOf(wallet);
	const payment = await decide(wallet, reference, STATES[decision]);
	if (!payment) throw notFound("The wallet does not know this payment.");
	const stays = decision === "never" || decision === "late";
	const wayBack = simulator.wayBack(payment);
	const leave = typeof wayBack === "string" ? wayBack : `/wallet-simulator/return/${wallet}/${reference}`;
	const location = stays ? `/wallet-simulator/pay/${wallet}/${reference}?stay=${decision}` : leave;
	return new Response(null, { status: 303, headers: { location } });
});
