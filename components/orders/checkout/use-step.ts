"use client";

import { useHref } from "@/components/ui/page-link";
import { showAddress, usePageSearch } from "@/lib/client/page-search";
import type { CheckoutRules } from "@/lib/orders/client/checkout-rules";
import type { CheckoutValues, StepNumber } from "@/lib/orders/rules/checkout-steps";
import { useShop } from "@/lib/shop/client/shop";

/** The step that the address asks for. */
export function useAskedStep(): number {
	return Number(new URLSearchParams(usePageSearch()).get("step") ?? 1);
}

/**
 * The step in the address, so that the browser's back button moves between steps, and how to go to another one.
 * Without the rules nobody gets beyond the first.
 */
export function useStep(
	values: CheckoutValues,
	rules: CheckoutRules | null,
): [StepNumber, (step: StepNumber) => void] {
	const asked = useAskedStep();
	const { areas } = useShop();
	const page = useHref()("/checkout");
	const goTo = (step: StepNumber) => showAddress(step === 1 ? page : `${page}?step=${step}`, "push");
	return [rules?.reachableStep(asked, values, areas) ?? 1, goTo];
}
