"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { RadioCard, RadioCards } from "@/components/ui/radio-card";
import { type BulkChange, priceAfter, priceChangeSchema } from "@/lib/domain/bulk-change";
import { formatAmount, formatRupees } from "@/lib/domain/money";
import type { ShelfProduct } from "@/lib/domain/seller-product";

type PriceDialogProps = {
	products: readonly ShelfProduct[];
	onClose: () => void;
	onChange: (change: BulkChange) => Promise<boolean>;
};

/** Changes the prices of the chosen products by a percentage. */
export function PriceDialog({ products, onClose, onChange }: PriceDialogProps) {
	const [text, setText] = useState("");
	const [prices, setPrices] = useState<"offer" | "both">("offer");
	const [error, setError] = useState<string | undefined>();
	const [busy, setBusy] = useState(false);
	const [example] = products;
	const percent = Number(text);
	const isPercent = text !== "" && Number.isInteger(percent);

	async function save(): Promise<void> {
		const parsed = priceChangeSchema.safeParse({ percent: isPercent ? percent : null, prices });
		setError(parsed.error?.issues[0]?.message);
		if (!parsed.success) return;
		setBusy(true);
		const ids = products.map(({ _id }) => _id);
		if (await onChange({ kind: "price", ids, ...parsed.data })) onClose();
		else setBusy(false);
	}

	return (
		<Dialog
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
		</Dialog>
	);
}
