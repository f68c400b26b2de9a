import { create } from "zustand";
import { loadRuleWords } from "@/lib/client/document";

export type CheckoutRules = typeof import("../schema/checkout");

const useRules = create<{ rules: CheckoutRules | null }>(() => ({ rules: null }));

/** Fetches the rules, which a checkout that has just been opened does not need yet. Throws when out of reach. */
export async function loadCheckoutRules(): Promise<CheckoutRules> {
	const [schema, say] = await Promise.all([
		import("../schema/checkout"),
		loadRuleWords(),
		import("@/lib/client/zod-settings"),
	]);
	const rules: CheckoutRules = {
		...schema,
		errorsOfStep: (...step) => {
			const errors = Object.entries(schema.errorsOfStep(...step));
			return Object.fromEntries(errors.map(([field, rule]) => [field, say(rule)]));
		},
	};
	useRules.setState({ rules });
	return rules;
}

/** Fetches the rules once somebody does something here: taking them in holds a slow phone up. Gives what takes that back. */
export function fetchRulesWhenUsed(): () => void {
	const waiting = new AbortController();
	const fetchAhead = () => {
		waiting.abort();
		loadCheckoutRules().catch(() => undefined);
	};
	for (const sign of ["pointerdown", "keydown"]) {
		document.addEventListener(sign, fetchAhead, { signal: waiting.signal, passive: true });
	}
	return () => waiting.abort();
}

/** The rules, once somebody has fetched them. */
export function useCheckoutRules(): CheckoutRules | null {
	return useRules().rules;
}
