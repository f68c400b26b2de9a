"use client";

import { useRouter } from "next/navigation";
import { useMemo, useState } from "react";
import { ApiError } from "@/lib/client/api";
import { useFollowing } from "@/lib/client/unsaved";
import { useAction } from "@/lib/client/use-action";
import { changeShop } from "@/lib/shop/client/shop-change";
import type { ShopDetails } from "@/lib/shop/rules/shop-details";
import {
	changedFields,
	changeOf,
	type ShopField,
	type TypedShop,
	typedOver,
	typedShop,
} from "@/lib/shop/rules/shop-form";

/** What is wrong with a field, in a sentence, by its name. */
type ShopErrors = Readonly<Partial<Record<ShopField, string>>>;

const loadRules = () => Promise.all([import("@/lib/shop/schema"), import("@/lib/shop/hours-schema")]);

/** The rules of areas stand in the form with the areas. */
const RULES = /^areaRules/;

/** The sentences for the fields that break a rule. */
async function errorsOf(typed: TypedShop, changed: readonly ShopField[]): Promise<ShopErrors> {
	const [{ shopChangeSchema }, { CLOSES_TOO_EARLY }] = await loadRules();
	const issues = shopChangeSchema.safeParse(changeOf(typed, changed)).error?.issues ?? [];
	const errors: Partial<Record<ShopField, string>> = {};
	for (const { path, message } of issues) {
		const field = changed.find((name) => path.join(".").replace(RULES, "areas").startsWith(name));
		if (field) errors[field] ??= message;
	}
	const { hours, opens, closes } = typed;
	if (hours === null && opens >= closes) errors.closes ??= CLOSES_TOO_EARLY;
	return errors;
}

/** The owner's form of the shop's details: what was typed stays until it is saved or undone, the rest follows the shop. */
export function useShopForm(details: ShopDetails) {
	const router = useRouter();
	const served = useMemo(() => typedShop(details), [details]);
	const [before, setBefore] = useFollowing(served);
	const [typed, setTyped] = useFollowing(served, (next, known) => typedOver(next, known, before));
	const [errors, setErrors] = useState<ShopErrors>({});
	// What came of the last press.
	const [message, setMessage] = useState("");
	const changed = changedFields(typed, before);

	function undo(): void {
		setTyped(before);
		setErrors({});
		setMessage("");
	}

	const { busy, run } = useAction(
		async () => {
			setMessage("");
			const found = await errorsOf(typed, changed);
			setErrors(found);
			if (Object.keys(found).length > 0) return;
			const saved = typedShop(await changeShop(changeOf(typed, changed)));
			setBefore(saved);
			setTyped(saved);
			setMessage("Saved. Every page shows it within two seconds.");
			router.refresh();
		},
		{
			words: "Failed to save.",
			say(why, error) {
				setErrors(
					error instanceof ApiError
						? Object.fromEntries(
								Object.entries(error.fields).map(([name, why]) => [name.replace(RULES, "areas"), why]),
							)
						: {},
				);
				setMessage(`${why} What you typed is still here.`);
			},
		},
	);

	/** Changes fields that belong together. */
	function setAll(values: Partial<TypedShop>): void {
		setTyped((all) => ({ ...all, ...values }));
		setErrors((all) =>
			Object.fromEntries(Object.entries(all).filter(([name]) => !Object.keys(values).includes(name))),
		);
		setMessage("");
	}

	const set = <Name extends ShopField>(name: Name, value: TypedShop[Name]) => setAll({ [name]: value });
	return { typed, errors, changed, busy, message, set, setAll, undo, save: () => void run() };
}

export type ShopForm = ReturnType<typeof useShopForm>;
