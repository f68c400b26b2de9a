import type { Delivery } from "@/lib/client/delivery";
import { DELIVERY_LABELS } from "@/lib/domain/cart-totals";
import type { CheckoutValues, StepNumber } from "@/lib/domain/checkout-steps";
import { formatRupees } from "@/lib/domain/money";
import type { Shop } from "@/lib/domain/shop-details";

/** What a step holds, in a few lines. */
export function linesOf(
	step: StepNumber,
	{ values, delivery }: { values: CheckoutValues; delivery: Delivery },
	{ deliveryFees }: Shop,
): string[] {
	const { firstName, lastName, phone, email, streetAddress, city, zipCode, deliveryInstructions } = values;
	if (step === 1) return [`${firstName} ${lastName}, ${phone}`, email];
	const { deliveryTime, due } = delivery;
	const fee = deliveryFees[deliveryTime];
	const when = `${DELIVERY_LABELS[deliveryTime]}: ${due}, ${fee === 0 ? "free" : formatRupees(fee)}`;
	const note = deliveryInstructions.trim();
	return [`${streetAddress}, ${city}, ${zipCode}`, when, ...(note ? [`Note for the rider: ${note}`] : [])];
}
