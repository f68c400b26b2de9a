import { useMessages } from "#messages";
import { useRupees } from "@/components/ui/price";
import type { Delivery } from "@/lib/delivery/client";
import type { CheckoutValues, StepNumber } from "@/lib/orders/rules/checkout-steps";
import { useShop } from "@/lib/shop/client/shop";

/** Says what a step of the checkout holds, in a few lines. */
export function useStepLines({ values, delivery }: { values: CheckoutValues; delivery: Delivery }) {
	const text = useMessages("checkout").lines;
	const { names } = useMessages("delivery");
	const rupees = useRupees();
	const { deliveryFees } = useShop();
	const { firstName, lastName, phone, email, streetAddress, city, zipCode, deliveryInstructions } = values;
	const { deliveryTime, due } = delivery;
	return (step: StepNumber): string[] => {
		if (step === 1) return [text.who(`${firstName} ${lastName}`, phone), email];
		const fee = deliveryFees[deliveryTime];
		const when = text.when(names[deliveryTime], due, fee === 0 ? text.free : rupees(fee));
		const note = deliveryInstructions.trim();
		return [text.where(streetAddress, city, zipCode), when, ...(note ? [text.note(note)] : [])];
	};
}
