"use client";

import { showAddress, usePageSearch } from "@/lib/client/page-search";
import { type CheckoutValues, reachableStep, type StepNumber } from "@/lib/domain/checkout-steps";

/** The step in the address, so that the browser's back button moves between steps, and how to go to another one. */
export function useStep(values: CheckoutValues): [StepNumber, (step: StepNumber) => void] {
	const asked = Number(new URLSearchParams(usePageSearch()).get("step") ?? 1);
	const goTo = (step: StepNumber) => showAddress(step === 1 ? "/checkout" : `/checkout?step=${step}`, "push");
	return [reachableStep(asked, values), goTo];
}
