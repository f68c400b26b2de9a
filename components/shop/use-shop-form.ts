"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ApiError } from "@/lib/client/api";
import { useAction } from "@/lib/client/use-action";
import { changeShop } from "@/lib/shop/client/shop-change";
import { CLOSES_TOO_EARLY, canBeHours } from "@/lib/shop/rules/opening-hours";
import type { ShopDetails } from "@/lib/shop/rules/shop-details";
import {
	changedFields,
	changeOf,
	type ShopField,
	type TypedShop,
	typedShop,
} from "@/lib/shop/rules/shop-form";

/** What is wrong with a field, in a sentence, by its name. */
export type ShopErrors = Readonly<Partial<Record<ShopField, string>>>;

export type ShopForm = {
	typed: TypedShop;
	errors: ShopErrors;
	changed: readonly ShopField[];
	busy: boolean;
	/** What came of the last press. */
	message: string;
	set: <Name extends ShopField>(name: Name, value: TypedShop[Name]) => void;
	undo: () => void;
	save: () => void;
};

const loadRules = () => import("@/lib/shop/schema");

/** The sentences for the fields that break a rule. */
async function errorsOf(typed: TypedShop, changed: readonly ShopField[]): Promise<ShopErrors> {
	const { shopChangeSchema } = await loadRules();
	const issues = shopChangeSchema.safeParse(changeOf(typed, changed)).error?.issues ?? [];
	const errors: Partial<Record<ShopField, string>> = {};
	for (const { path, message } of issues) {
		const field = changed.find((name) => path.join(".").startsWith(name));
		if (field) errors[field] ??= message;
	}
	if (!errors.opens && !errors.closes && !canBeHours(typed)) errors.closes = CLOSES_TOO_EARLY;
	return errors;
}

/** The owner's form of the shop's details: what was typed stays until it is saved or undone. */
export function useShopForm(details: ShopDetails): ShopForm {
	const router = useRouter();
	const [before, setBefore] = useState(() => typedShop(details));
	const [typed, setTyped] = useState(before);
	const [errors, setErrors] = useState<ShopErrors>({});
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
				setErrors(error instanceof ApiError ? error.fields : {});
				setMessage(`${why} What you typed is still here.`);
			},
		},
	);

	return {
		typed,
		errors,
		changed,
		busy,
		message,
		set: (name, value) => {
			setTyped((all) => ({ ...all, [name]: value }));
			setErrors(({ [name]: _mended, ...others }) => others);
			setMessage("");
		},
		undo,
		save: () => void run(),
	};
}
