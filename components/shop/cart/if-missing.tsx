"use client";

import { clsx } from "clsx";
import { Phone, Repeat2, Undo2 } from "lucide-react";
import { memo } from "react";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { Select } from "@/components/ui/select";
import { useCart } from "@/lib/client/cart";
import { choose, useCartChoices } from "@/lib/client/cart-choices";
import { IF_MISSING, type IfMissing } from "@/lib/domain/packing";

type Wish = { label: string; note: string; Icon: typeof Phone };

const WISHES: Record<IfMissing, Wish> = {
	replace: {
		label: "Replace",
		note: "We pack the nearest thing we have. You never pay more than you ordered.",
		Icon: Repeat2,
	},
	refund: { label: "Refund", note: "We leave it out, and you do not pay for it.", Icon: Undo2 },
	call: { label: "Call me", note: "We call you before we pack anything else.", Icon: Phone },
};

/** What is to be done where something is missing, for the whole order and, where it is something else, for one thing. */
export const IfMissingField = memo(function IfMissingField() {
	const { ifMissing } = useCartChoices();
	return (
		<Panel aria-labelledby="if-missing" className="grid gap-3">
			<PanelTitle id="if-missing">If something is missing</PanelTitle>
			<fieldset className="min-w-0">
				<legend className="sr-only">If something is missing</legend>
				<div className="grid grid-cols-3 gap-2">
					{IF_MISSING.map((wish) => {
						const { label, Icon } = WISHES[wish];
						return (
							<label
								key={wish}
								className={clsx(
									"relative grid min-h-16 cursor-pointer place-items-center content-center gap-1 rounded-md px-2 py-2.5 text-center text-sm font-bold",
									"has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
									wish === ifMissing
										? "bg-primary text-on-primary"
										: "bg-surface inset-ring-1 inset-ring-line-strong hover:bg-primary-soft",
								)}
							>
								<input
									type="radio"
									name="if-missing"
									checked={wish === ifMissing}
									onChange={() => choose({ ifMissing: wish })}
									className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
								/>
								<Icon className="icon" aria-hidden />
								{label}
							</label>
						);
					})}
				</div>
			</fieldset>
			<p className="text-sm text-ink-2" role="status">
				{WISHES[ifMissing].note}
			</p>
			<LineWishes />
		</Panel>
	);
});

/** Something else for single lines; folded away, since few want it. */
function LineWishes() {
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
				Something else for one thing?
			</summary>
			<ul className="grid gap-2.5 pt-1">
				{lines.map(({ productId, name }) => (
					<li
						key={productId}
						className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 text-sm font-semibold"
					>
						<label htmlFor={`if-missing-${productId}`} className="wrap-anywhere">
							{name}
						</label>
						<Select
							id={`if-missing-${productId}`}
							value={ifLineMissing[productId] ?? ""}
							onChange={(event) => wish(productId, event.target.value)}
						>
							<option value="">{WISHES[ifMissing].label}, as above</option>
							{IF_MISSING.filter((each) => each !== ifMissing).map((each) => (
								<option key={each} value={each}>
									{WISHES[each].label}
								</option>
							))}
						</Select>
					</li>
				))}
			</ul>
		</details>
	);
}
