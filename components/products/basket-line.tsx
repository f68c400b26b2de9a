"use client";

import type { ComponentProps, ReactNode } from "react";
import { useLanguage, useMessages } from "#messages";
import { Tag } from "@/components/ui/badges";
import { IconButton } from "@/components/ui/button";
import { Stepper } from "@/components/ui/form/stepper";
import { Icon } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";
import { productName } from "@/lib/products/rules/product";
import type { LineWish } from "@/lib/products/rules/wishes";
import { ProductTile } from "./card/product-tile";
import { LineTimes } from "./line-times";
import { LineWishButton, type WishedLine } from "./wishes/line-wish";

/** The grid of a line. In a narrow panel the stepper and the sum stand under the name, on the narrowest beneath each other where they have to. */
export const lineGrid =
	"grid grid-cols-[5rem_minmax(0,1fr)_var(--spacing-tap)] items-center gap-x-4 gap-y-1 py-3.5 " +
	"@max-[19rem]:grid-cols-[4rem_minmax(0,1fr)_var(--spacing-tap)] @max-[19rem]:gap-x-3 " +
	"@xl:grid-cols-[5.75rem_minmax(0,1fr)_minmax(7.5rem,auto)_6rem_var(--spacing-tap)] @xl:py-4.5";
export const linePicture = "row-span-2 aspect-square w-full rounded-md @xl:row-span-1";
const lineSum =
	"col-span-2 col-start-2 row-start-2 flex flex-wrap items-center justify-between gap-x-2 gap-y-1 *:last:ms-auto @xl:contents";

type BasketLineProps = {
	/** The product's id. */
	product: string;
	/** `unitPrice` in rupees, of a kg where it is weighed. */
	line: WishedLine &
		ComponentProps<typeof LineTimes>["line"] &
		ComponentProps<typeof ProductTile>["product"] & { unit?: string; urduUnit?: string };
	eager?: boolean;
	/** What one of it costs, in words. */
	priced: string;
	/** Stands under that. */
	note?: string | null;
	/** The fewest and the most that may be chosen; null where nothing can be bought. */
	limits: Pick<ComponentProps<typeof Stepper>, "min" | "max"> | null;
	sum: ReactNode;
	/** None of it takes the line out. */
	onQuantity: (quantity: number) => void;
	onAsk: (asked: LineWish) => void;
	children?: ReactNode;
};

/** A line of a cart or of a weekly basket: what it is, how many, what that comes to, and the way out. */
export function BasketLine({ product, line, eager, priced, note, limits, sum, ...on }: BasketLineProps) {
	const text = useMessages("product");
	const name = productName(line, useLanguage());
	const unit = text.unit(line);
	const { quantity, stepGrams } = line;
	return (
		<li className={lineGrid}>
			<ProductTile product={line} small eager={eager} sizes="92px" className={linePicture} />
			<div className="grid leading-snug">
				<PageLink
					href={`/product/${product}`}
					className="tap-area font-bold decoration-[1.5px] underline-offset-4 hover:underline"
				>
					<bdi>{name}</bdi>
				</PageLink>
				<span className="text-sm text-ink-3 figures">
					<LineTimes line={line}>
						{/* Where both have no room beside each other the dot between them lies outside, unseen. */}
						<span className="flex flex-wrap gap-x-3 overflow-x-clip">
							{unit && <bdi>{unit}</bdi>}
							<span className="relative whitespace-nowrap before:absolute before:-inset-s-2 before:content-['·']">
								{priced}
							</span>
						</span>
					</LineTimes>
				</span>
				{note && <span className="text-sm font-semibold text-warning">{note}</span>}
			</div>
			<div className={lineSum}>
				{limits ? (
					<Stepper
						{...limits}
						label={text.quantityOf(name)}
						value={quantity}
						text={stepGrams ? text.weight(quantity * stepGrams) : undefined}
						onChange={on.onQuantity}
					/>
				) : (
					<Tag tone="out" className="justify-self-start">
						{text.outOfStock}
					</Tag>
				)}
				<p className="text-end font-extrabold whitespace-nowrap figures">{sum}</p>
			</div>
			<IconButton
				tone="danger"
				aria-label={text.remove(name)}
				onClick={() => on.onQuantity(0)}
				className="@max-xl:col-start-3 @max-xl:row-start-1"
			>
				<Icon name="trash" />
			</IconButton>
			<LineWishButton line={line} onChange={on.onAsk} />
			{on.children}
		</li>
	);
}
