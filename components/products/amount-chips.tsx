"use client";

import { clsx } from "clsx";
import { useId } from "react";
import { useMessages } from "#messages";
import { RadioTile } from "@/components/ui/form/choices";
import { useRupees } from "@/components/ui/price";
import { piecesOf, usualAmounts } from "@/lib/products/rules/amounts";
import type { ProductSummary } from "@/lib/products/rules/product";
import { mostOf } from "@/lib/stock/rules";
import { lineCost } from "@/lib/text/sold-by";

type AmountChipsProps = {
	product: ProductSummary & { stepGrams: number };
	/** In steps. */
	quantity: number;
	onChange: (quantity: number) => void;
};

/** Four weights with what each costs; another one, by the stepper, leaves none of them chosen. */
export function AmountChips({ product, quantity, onChange }: AmountChipsProps) {
	const { stepGrams, aboutGrams, offerPrice: unitPrice } = product;
	const text = useMessages("buying");
	const goods = useMessages("product");
	const rupees = useRupees();
	const name = useId();
	const pieces = piecesOf({ quantity, stepGrams, aboutGrams });
	return (
		<fieldset className="grid min-w-0 gap-2">
			<legend className="sr-only">{text.howMuch}</legend>
			<p className="flex items-baseline justify-between gap-4">
				<b className="text-md" aria-hidden>
					{text.howMuch}
				</b>
				<span className="text-sm text-ink-2 figures">{pieces !== null && goods.about(pieces)}</span>
			</p>
			<div className="grid grid-cols-4 gap-2">
				{usualAmounts(stepGrams).map((steps) => {
					const isTooMuch = steps > mostOf(product);
					return (
						<RadioTile
							key={steps}
							name={name}
							value={steps}
							checked={steps === quantity}
							disabled={isTooMuch}
							onChange={() => onChange(steps)}
							className={clsx(
								"min-h-13 content-center leading-snug figures",
								steps === quantity
									? "bg-primary text-on-primary"
									: isTooMuch
										? "bg-disabled text-on-disabled"
										: "bg-surface inset-ring-1 inset-ring-line-strong hover:bg-primary-soft",
							)}
						>
							<b className="text-md whitespace-nowrap">{goods.weight(steps * stepGrams)}</b>
							<span className="text-xs whitespace-nowrap">
								{rupees(lineCost({ unitPrice, quantity: steps, stepGrams }))}
							</span>
						</RadioTile>
					);
				})}
			</div>
		</fieldset>
	);
}
