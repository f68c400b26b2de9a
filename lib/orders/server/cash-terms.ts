import "server-only";
import {
	asksForPast,
	type CashPast,
	type CashTerms,
	cashTermsOf,
	NO_PAST,
	REFUSED,
} from "@/lib/customers/rules";
import { clock } from "@/lib/server/platform/clock";
import { shopDetails } from "@/lib/shop/server/read";
import type { AccountDoc } from "@/models/account";
import { Order, type OrderDoc } from "@/models/order";
import { isPurchase, ON_HOLD, USUAL_WAY } from "../rules/order-states";

type Story = Pick<OrderDoc, "status" | "statusHistory">;

const ARRIVED = USUAL_WAY.at(-1);

/** When this order was turned away at the door. */
export function refusalsIn({ statusHistory }: Pick<Story, "statusHistory">): Date[] {
	const isRefusal = ({ status, by, reason }: Story["statusHistory"][number]) =>
		status === ON_HOLD && by === "rider" && reason === REFUSED;
	return statusHistory.filter(isRefusal).map(({ at }) => at);
}

/** What of these orders decides about their customer's cash. */
export function cashPastOf(orders: readonly Story[]): CashPast {
	const arrivals = orders
		.filter(({ status }) => status === ARRIVED)
		.flatMap(({ statusHistory }) => statusHistory.findLast(({ status }) => status === ARRIVED)?.at ?? []);
	return {
		standing: orders.filter(({ status }) => isPurchase(status)).length,
		deliveredAt: arrivals.toSorted((one, other) => other.getTime() - one.getTime())[0] ?? null,
		refusedAt: orders.flatMap(refusalsIn),
	};
}

/**
 * How a cash order of this account is taken, and whether that rests on its orders: then the account must be as it was read.
 */
export async function readCashTerms(
	{ _id, cashRule: rule = "usual" }: AccountDoc,
	{ toCollect, isByPhone }: { toCollect: number; isByPhone: boolean },
): Promise<{ terms: CashTerms; isByPast: boolean }> {
	const { cashRules: rules } = shopDetails();
	const isByPast = asksForPast(rule, rules);
	const orders = isByPast
		? await Order.find({ user: _id }).select("status statusHistory").lean<Story[]>()
		: [];
	const past = isByPast ? cashPastOf(orders) : NO_PAST;
	return { terms: cashTermsOf({ rule, rules, past, toCollect, now: clock.shopNow(), isByPhone }), isByPast };
}
