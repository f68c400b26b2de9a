"use client";

import { memo } from "react";
import { useLanguage, useMessages } from "#messages";
import { IfMissingChoice } from "@/components/packing/if-missing-choice";
import { Select } from "@/components/ui/form/select";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { useCart } from "@/lib/cart/client/cart";
import { choose, useCartChoices } from "@/lib/cart/client/cart-choices";
import { IF_MISSING } from "@/lib/packing/rules";
import { productName } from "@/lib/products/rules/product-words";

/** What is to be done where something is missing, for the whole order and, where it is something else, for one thing. */
export const IfMissingField = memo(function IfMissingField() {
	const text = useMessages("cart").wishes;
	const { ifMissing } = useCartChoices();
	return (
		<Panel aria-labelledby="if-missing" className="grid gap-3">
			<PanelTitle id="if-missing">{text.title}</PanelTitle>
			<IfMissingChoice value={ifMissing} onChange={(wish) => choose({ ifMissing: wish })} />
			<LineWishes />
		</Panel>
	);
});

/** Something else for single lines; folded away, since few want it. */
function LineWishes() {
	const text = useMessages("cart").wishes;
	const { wishes } = useMessages("ifMissing");
	const language = useLanguage();
	const { lines } = useCart();
	const { ifMissing, ifLineMissing } = useCartChoices();

	function wish(productId: string, value: string): void {
		const { [productId]: _, ...others } = ifLineMissing;
		const own = IF_MISSING.find((each) => each === value);
		choose({ ifLineMissing: own ? { ...others, [productId]: own } : others });
	}

	return (
		<details>
			<summary className="flex min-h-tap cursor-pointer items-center text-sm font-bold text-primary">
				{text.otherwise}
			</summary>
			<ul className="grid gap-2.5 pt-1">
				{lines.map(({ productId, ...line }) => (
					<li
						key={productId}
						className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 text-sm font-semibold"
					>
						<label htmlFor={`if-missing-${productId}`} className="wrap-anywhere">
							<bdi>{productName(line, language)}</bdi>
						</label>
						<Select
							id={`if-missing-${productId}`}
							value={ifLineMissing[productId] ?? ""}
							onChange={(event) => wish(productId, event.target.value)}
						>
							<option value="">{text.asAbove(wishes[ifMissing].label)}</option>
							{IF_MISSING.filter((each) => each !== ifMissing).map((each) => (
								<option key={each} value={each}>
									{wishes[each].label}
								</option>
							))}
						</Select>
					</li>
				))}
			</ul>
		</details>
	);
}
