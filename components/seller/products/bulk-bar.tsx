"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import type { BulkChange } from "@/lib/domain/bulk-change";
import type { SellerProduct } from "@/lib/domain/seller-product";
import { PriceDialog } from "./price-dialog";

type BulkBarProps = {
	/** The products on the screen, and those of them that are chosen. */
	shown: readonly SellerProduct[];
	chosen: readonly SellerProduct[];
	onChooseAll: (all: boolean) => void;
	onChange: (change: BulkChange) => Promise<boolean>;
};

/** Above the list: choose all, and what can be done with those that are chosen. */
export function BulkBar({ shown, chosen, onChooseAll, onChange }: BulkBarProps) {
	const [asksPrice, setAsksPrice] = useState(false);
	const ids = chosen.map(({ _id }) => _id);
	const setStock = (inStock: boolean) => onChange({ kind: "stock", ids, inStock });
	return (
		<div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 bg-bg-sunk py-1 pr-3 pl-3 lg:pl-4">
			<Checkbox
				checked={chosen.length > 0 && chosen.length === shown.length}
				onChange={(event) => onChooseAll(event.target.checked)}
				className="font-strong text-ink-2"
			>
				{chosen.length === 0 ? "Choose all" : `${chosen.length} chosen`}
			</Checkbox>
			{chosen.length > 0 && (
				<span className="flex flex-wrap gap-1">
					<Button variant="quiet" size="sm" onClick={() => setStock(true)}>
						In stock
					</Button>
					<Button variant="quiet" size="sm" onClick={() => setStock(false)}>
						Out of stock
					</Button>
					<Button variant="quiet" size="sm" onClick={() => setAsksPrice(true)}>
						Change prices
					</Button>
				</span>
			)}
			{asksPrice && <PriceDialog products={chosen} onClose={() => setAsksPrice(false)} onChange={onChange} />}
		</div>
	);
}
