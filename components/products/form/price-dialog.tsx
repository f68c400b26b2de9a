"use client";

import { useState } from "react";
import { FormDialog } from "@/components/staff/form-dialog";
import { RadioCard, RadioCards } from "@/components/ui/form/choices";
import { InputField } from "@/components/ui/form/input";
import { fieldOf, useRulesForm } from "@/lib/client/use-rules-form";
import type { ChangeMany } from "@/lib/products/client/product-list";
import { priceAfter } from "@/lib/products/rules/product-form";
import type { ListedProduct } from "@/lib/products/schema/product-form";
import { counted, formatRupees } from "@/lib/text/money";

type PriceDialogProps = {
	products: readonly ListedProduct[];
	onClose: () => void;
	/** Throws ApiError. */
	onChange: ChangeMany;
};

const loadRules = () => import("@/lib/products/schema/bulk-change").then((rules) => rules.priceChangeSchema);

/** A blank field is no number of percent, and not none of them. */
const percentOf = (text: string) => (text.trim() === "" ? Number.NaN : Number(text));

/** Changes the prices of the chosen products by a percentage. */
export function PriceDialog({ products: present, onClose, onChange }: PriceDialogProps) {
	// As they are seen when it opens: what is repeated after a failure must not be a second change.
	const [products] = useState(present);
	const form = useRulesForm(loadRules, { defaultValues: { prices: "offer" } });
	const percent = form.watch("percent");
	const [example] = products;
	return (
		<FormDialog
			form={form}
			save={(change) => onChange(products, { kind: "price", ...change })}
			failed="Failed to save"
			onClose={onClose}
			title={`Change ${counted(products.length, "price")}`}
			keep="Leave them"
			confirm="Change prices"
		>
			<InputField
				{...fieldOf(form, "percent", { setValueAs: percentOf })}
				label="Change in percent"
				hint={
					example && Number.isInteger(percent) && percent >= -90
						? `${example.name}: ${formatRupees(example.offerPrice)} becomes ${formatRupees(priceAfter(example.offerPrice, percent))}`
						: "Such as 10 to raise, -5 to lower"
				}
				inputMode="numeric"
				autoComplete="off"
			/>
			<RadioCards legend="Which prices" className="grid-cols-2">
				<RadioCard {...form.register("prices")} value="offer" label="Offer price" />
				<RadioCard {...form.register("prices")} value="both" label="Both prices" />
			</RadioCards>
		</FormDialog>
	);
}
