import { DELIVERY_OPTIONS } from "@/lib/domain/cart-totals";
import type { CheckoutValues, StepNumber } from "@/lib/domain/checkout-steps";
import { formatRupees } from "@/lib/domain/money";
import type { Shop } from "@/lib/domain/shop-details";

/** What a step holds, in a few lines. */
export function linesOf(step: StepNumber, values: CheckoutValues, { deliveryFees }: Shop): string[] {
	const { firstName, lastName, phone, email, streetAddress, city, zipCode, deliveryInstructions } = values;
	if (step === 1) return [`${firstName} ${lastName}, ${phone}`, email];
	const { label, promise } = DELIVERY_OPTIONS[values.deliveryTime];
	const fee = deliveryFees[values.deliveryTime];
	const when = `${label}, ${promise}, ${fee === 0 ? "free" : formatRupees(fee)}`;
	const note = deliveryInstructions.trim();
	return [`${streetAddress}, ${city}, ${zipCode}`, when, ...(note ? [`Note for the rider: ${note}`] : [])];
}
