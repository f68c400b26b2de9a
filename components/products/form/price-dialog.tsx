"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { RadioCard, RadioCards } from "@/components/ui/form/choices";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { LateDialog } from "@/components/ui/overlay/late-dialog";
import { toast } from "@/lib/client/toast";
import type { ChangeMany } from "@/lib/products/client/product-list";
import { priceAfter } from "@/lib/products/rules/product-form";
import type { ListedProduct } from "@/lib/products/schema/product-form";
import { formatAmount, formatRupees } from "@/lib/text/money";

type PriceDialogProps = {
	products: readonly ListedProduct[];
	onClose: () => void;
	onChange: ChangeMany;
};

const loadRules = () => import("@/lib/products/schema/bulk-change");

/** Changes the prices of the chosen products by a percentage. */
export function PriceDialog({ products: present, onClose, onChange }: PriceDialogProps) {
	// As they are seen when it opens: what is repeated after a failure must not be a second change.
	const [products] = useState(present);
	const [text, setText] = useState("");
	const [prices, setPrices] = useState<"offer" | "both">("offer");
	const [error, setError] = useState<string | undefined>();
	const [busy, setBusy] = useState(false);
	const [example] = products;
	const percent = Number(text);
	const isPercent = text !== "" && Number.isInteger(percent);

	async function save(): Promise<void> {
		setBusy(true);
		try {
			const { priceChangeSchema } = await loadRules();
			const parsed = priceChangeSchema.safeParse({ percent: isPercent ? percent : null, prices });
			setError(parsed.error?.issues[0]?.message);
			if (parsed.success && (await onChange(products, { kind: "price", ...parsed.data }))) onClose();
		} catch {
			toast.error("Failed to save");
		} finally {
			setBusy(false);
		}
	}

	return (
		<LateDialog
			open
			onOpenChange={onClose}
			title={`Change ${products.length === 1 ? "1 price" : `${formatAmount(products.length)} prices`}`}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						Leave them
					</Button>
					<Button busy={busy} onClick={save}>
						Change prices
					</Button>
				</>
			}
		>
			<div className="mt-4 grid gap-4">
				<Field
					label="Change in percent"
					hint={
						example && isPercent && percent >= -90
							? `${example.name}: ${formatRupees(example.offerPrice)} becomes ${formatRupees(priceAfter(example.offerPrice, percent))}`
							: "Such as 10 to raise, -5 to lower"
					}
					error={error}
				>
					{(control) => (
						<Input
							{...control}
							inputMode="numeric"
							autoComplete="off"
							value={text}
							onChange={(event) => {
								setText(event.target.value.trim());
								setError(undefined);
							}}
						/>
					)}
				</Field>
				<RadioCards legend="Which prices" className="grid-cols-2">
					<RadioCard
						name="prices"
						label="Offer price"
						checked={prices === "offer"}
						onChange={() => setPrices("offer")}
					/>
					<RadioCard
						name="prices"
						label="Both prices"
						checked={prices === "both"}
						onChange={() => setPrices("both")}
					/>
				</RadioCards>
			</div>
		</LateDialog>
	);
}
