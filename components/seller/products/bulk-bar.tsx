"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { dialogAhead } from "@/components/ui/late-dialog";
import type { ChangeMany } from "@/lib/client/product-list";
import { formatAmount } from "@/lib/domain/money";
import type { ListedProduct } from "@/lib/domain/seller-product";
import { PriceDialog } from "./price-dialog";

type BulkBarProps = {
	/** The products that pass the filters, on whatever page, and those of them that are chosen. */
	shown: readonly ListedProduct[];
	chosen: readonly ListedProduct[];
	onChooseAll: (all: boolean) => void;
	onChange: ChangeMany;
};

/** Above the list: choose all, and what can be done with those that are chosen. */
export function BulkBar({ shown, chosen, onChooseAll, onChange }: BulkBarProps) {
	const [asksPrice, setAsksPrice] = useState(false);
	const [busy, setBusy] = useState<"in" | "out" | null>(null);

	async function setStock(inStock: boolean): Promise<void> {
		setBusy(inStock ? "in" : "out");
		await onChange(chosen, { kind: "stock", inStock });
		setBusy(null);
	}

	return (
		<div className="sticky top-16 z-10 flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 bg-bg-sunk py-1 pe-3 ps-3 lg:ps-4">
			<Checkbox
				checked={chosen.length > 0 && chosen.length === shown.length}
				onChange={(event) => onChooseAll(event.target.checked)}
				className="font-strong text-ink-2"
			>
				{chosen.length === 0
					? `Choose all ${formatAmount(shown.length)}`
					: `${formatAmount(chosen.length)} chosen`}
			</Checkbox>
			{chosen.length > 0 && (
				<span className="flex flex-wrap gap-1">
					<Button variant="quiet" size="sm" busy={busy === "in"} onClick={() => setStock(true)}>
						In stock
					</Button>
					<Button variant="quiet" size="sm" busy={busy === "out"} onClick={() => setStock(false)}>
						Out of stock
					</Button>
					<Button variant="quiet" size="sm" onClick={() => setAsksPrice(true)} {...dialogAhead}>
						Change prices
					</Button>
				</span>
			)}
			{asksPrice && <PriceDialog products={chosen} onClose={() => setAsksPrice(false)} onChange={onChange} />}
		</div>
	);
}
