"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useMessages } from "#messages";
import { useHref } from "@/components/ui/page-link";
import { useArea } from "@/lib/accounts/client/preferences";
import { addressText, areaOf } from "@/lib/accounts/rules/address";
import { cartVersionHere } from "@/lib/cart/client/cart";
import { keepCheckout } from "@/lib/cart/client/checkout-draft";
import { pricedLines, totalsOf } from "@/lib/cart/rules/totals";
import type { CartLine } from "@/lib/cart/schema";
import { showAddress, usePageSearch } from "@/lib/client/browser-state";
import { toast } from "@/lib/client/toast";
import { useCoupon } from "@/lib/coupons/client";
import { reloadSlots, useDelivery } from "@/lib/delivery/client";
import { useCreditFor } from "@/lib/money/client/credit";
import { type CheckoutRules, loadCheckoutRules, useCheckoutRules } from "@/lib/orders/client/checkout-rules";
import type { CheckoutErrors, CheckoutValues, StepNumber } from "@/lib/orders/rules/checkout-steps";
import { pay } from "@/lib/payments/client/pay";
import { useShop } from "@/lib/shop/client/shop";
import { PROVINCE, shopFor } from "@/lib/shop/rules/shop-details";

/** The step that the address asks for. */
export function useRequestedStep(): number {
	return Number(new URLSearchParams(usePageSearch()).get("step") ?? 1);
}

/**
 * The step in the address, so that the browser's back button moves between steps, and how to go to another one.
 * Without the rules nobody gets beyond the first.
 */
function useStep(
	values: CheckoutValues,
	rules: CheckoutRules | null,
): [StepNumber, (step: StepNumber) => void] {
	const requested = useRequestedStep();
	const { areas } = useShop();
	const page = useHref()("/checkout");
	const goTo = (step: StepNumber) => showAddress(step === 1 ? page : `${page}?step=${step}`, "push");
	return [rules?.reachableStep(requested, values, areas) ?? 1, goTo];
}

type Options = {
	owner: string;
	initial: CheckoutValues;
	/** What the fields hold by the cart's choices alone. */
	first: CheckoutValues;
	lines: readonly CartLine[];
};

/** Moves the cursor to the first field that is wrong, and that into sight: a browser takes one behind the bars for seen. */
function focusFirstError(): void {
	requestAnimationFrame(() => {
		const field = document.querySelector<HTMLElement>("#checkout-form [aria-invalid=true]");
		field?.focus();
		field?.scrollIntoView({ block: "center" });
	});
}

/** The state of the checkout: what was typed, where it stands, and paying. */
export function useCheckoutForm({ owner, initial, first, lines }: Options) {
	const { somethingWrong } = useMessages("checkout");
	const to = useHref();
	const router = useRouter();
	const [values, setValues] = useState(initial);
	// As it was when typing began: addresses that are read again meanwhile change nothing here.
	const [base] = useState(first);
	const [errors, setErrors] = useState<CheckoutErrors>({});
	const [busy, setBusy] = useState(false);
	const wholeShop = useShop();
	const [chosen] = useArea();
	// Of the address that is typed; null where it names none.
	const written = addressText({ ...values, state: PROVINCE });
	const area = areaOf(written, wholeShop.areas, chosen) ?? areaOf(written, wholeShop.areas);
	const shop = shopFor(wholeShop, area);
	const delivery = useDelivery();
	const rules = useCheckoutRules();
	const [step, goTo] = useStep(values, rules);
	const coupon = useCoupon(lines, true);
	const totals = totalsOf(pricedLines(lines), delivery.deliveryTime, shop, coupon.terms);
	const credit = useCreditFor(totals.amount, cartVersionHere());

	useEffect(() => keepCheckout(owner, { values, first: base }), [owner, values, base]);

	// The page may come back from the browser's memory after the wallet: the button must work again.
	useEffect(() => {
		const wake = (event: PageTransitionEvent) => event.persisted && setBusy(false);
		window.addEventListener("pageshow", wake);
		return () => window.removeEventListener("pageshow", wake);
	}, []);

	async function payNow({ reachableStep }: CheckoutRules): Promise<void> {
		setBusy(true);
		const outcome = await pay(
			values,
			{ ...delivery, area },
			{ ...credit, coupon: coupon.terms && coupon.code },
		);
		if (outcome.kind === "leaving") return;
		setBusy(false);
		if (outcome.kind === "elsewhere") {
			router.push(to(outcome.href));
			void reloadSlots();
			// The amount may have been another one because the shop's fees have changed since the page came.
			return router.refresh();
		}
		setErrors(outcome.errors);
		if (outcome.errors.walletPhone === undefined)
			goTo(reachableStep(firstStepWith(outcome.errors), values, shop.areas));
	}

	/** The rules, fetched where they are not here yet; null when that failed, or something is under way already. */
	async function readRules(): Promise<CheckoutRules | null> {
		if (busy || rules) return busy ? null : rules;
		setBusy(true);
		const fetched = await loadCheckoutRules().catch(() => null);
		setBusy(false);
		if (!fetched) toast.error(somethingWrong, "checkout");
		return fetched;
	}

	/** The fields say what is wrong before the first of them is looked for. */
	function showErrors(found: CheckoutErrors): void {
		flushSync(() => setErrors(found));
		focusFirstError();
	}

	/** Goes on to the last step, or to what is missing before it. */
	async function skipToPayment(): Promise<void> {
		const checks = await readRules();
		if (!checks) return;
		const reached = checks.reachableStep(3, values, shop.areas);
		goTo(reached);
		if (reached !== 3) showErrors(checks.errorsOfStep(reached, values, shop.areas));
	}

	/** Checks the present step; then the next one, or after the last the wallet. */
	async function submit(): Promise<void> {
		const checks = await readRules();
		if (!checks) return;
		const found = checks.errorsOfStep(step, values, shop.areas);
		showErrors(found);
		if (Object.keys(found).length > 0) return;
		// Not at the full price, while the coupon is asked about.
		if (step === 3) return coupon.isAsked ? undefined : payNow(checks);
		goTo(step === 1 ? 2 : 3);
	}

	/** Changes one field; what was wrong with it is forgotten until it is checked again. */
	function set<Name extends keyof CheckoutValues>(name: Name, value: CheckoutValues[Name]): void {
		setValues((known) => ({ ...known, [name]: value }));
		setErrors(({ [name]: _forgotten, ...others }) => others);
	}

	const said = { values, area, delivery, errors, totals, credit, coupon, step, busy };
	return { ...said, lines, set, goTo, submit, skipToPayment };
}

export type CheckoutForm = ReturnType<typeof useCheckoutForm>;

/** The step that the server's complaint is about. */
function firstStepWith(errors: CheckoutErrors): StepNumber {
	const fields = Object.keys(errors);
	if (fields.some((field) => ["firstName", "lastName", "email", "phone"].includes(field))) return 1;
	return fields.length > 0 ? 2 : 3;
}
