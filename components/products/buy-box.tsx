"use client";

import { clsx } from "clsx";
import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { useLanguage, useMessages } from "#messages";
import { PageBar } from "@/components/shell/page-bar";
import { Button } from "@/components/ui/button";
import { RadioTile } from "@/components/ui/form/choices";
import { Stepper } from "@/components/ui/form/stepper";
import { Icon } from "@/components/ui/icons";
import { useHref } from "@/components/ui/page-link";
import { useRupees } from "@/components/ui/price";
import { addToCart, useQuantityOf } from "@/lib/cart/client/cart";
import { firstAmount, piecesOf, usualAmounts } from "@/lib/products/rules/amounts";
import { type ProductSummary, productName } from "@/lib/products/rules/product";
import { type LineWish, NO_WISH, type Wish, wishWordsOf } from "@/lib/products/rules/wishes";
import { mostOf } from "@/lib/stock/rules";
import { lineCost, unitsOf } from "@/lib/text/sold-by";
import { WeighedAmount } from "./line-times";
import { NoteField, WishChips } from "./wishes/wish-chips";

type AmountChipsProps = {
	product: ProductSummary & { stepGrams: number };
	/** In steps. */
	quantity: number;
	onChange: (quantity: number) => void;
};

/** Four weights with what each costs; another one, by the stepper, leaves none of them chosen. */
function AmountChips({ product, quantity, onChange }: AmountChipsProps) {
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

type WishPartProps = { wishes: readonly Wish[]; asked: LineWish; onChange: (asked: LineWish) => void };

/** On a product's page: what is asked of the pieces that are added next. */
function WishPart({ wishes, asked, onChange }: WishPartProps) {
	const text = useMessages("wishes");
	const [isWriting, setWriting] = useState(false);
	return (
		<div className="grid gap-2.5">
			<p className="flex items-baseline justify-between gap-4">
				<b className="text-md" aria-hidden>
					{text.title}
				</b>
				<span className="text-sm text-ink-3">{text.optional}</span>
			</p>
			<WishChips wishes={wishes} chosen={asked.wish} onChoose={(wish) => onChange({ ...asked, wish })} />
			{isWriting || asked.note ? (
				<NoteField note={asked.note ?? ""} autoFocus onChange={(note) => onChange({ ...asked, note })} />
			) : (
				<button
					type="button"
					onClick={() => setWriting(true)}
					className="inline-flex min-h-tap items-center gap-2 justify-self-start text-sm font-bold text-primary hover:underline"
				>
					<Icon name="pencil" />
					{text.addNote}
				</button>
			)}
		</div>
	);
}

/** How many, what that comes to, Add to Cart and Buy Now (spec 2). On phones a bar under the thumb holds the first three. */
export function BuyBox({ product }: { product: ProductSummary }) {
	const text = useMessages("buying");
	const language = useLanguage();
	const rupees = useRupees();
	const to = useHref();
	const router = useRouter();
	const { stepGrams, left } = product;
	const goods = useMessages("product");
	const inCart = useQuantityOf(product._id);
	const [chosen, setQuantity] = useState<number | null>(null);
	const quantity = chosen ?? firstAmount(product, inCart);
	const [asked, setAsked] = useState(NO_WISH);
	const line = { unitPrice: product.offerPrice, quantity, stepGrams };
	const total = rupees(lineCost(line));

	function add(): void {
		if (!addToCart(product, quantity, wishWordsOf(asked))) return;
		const taken = unitsOf({ quantity: inCart + quantity, stepGrams });
		setQuantity(firstAmount({ stepGrams, left: left === null ? null : left - taken }));
		setAsked(NO_WISH);
	}

	function buyNow(): void {
		if (addToCart(product, quantity, wishWordsOf(asked))) router.push(to("/cart"));
	}

	const stepper = {
		label: goods.quantityOf(productName(product, language)),
		value: quantity,
		max: mostOf(product),
		text: stepGrams ? goods.weight(quantity * stepGrams) : undefined,
		onChange: setQuantity,
	};
	return (
		<>
			{stepGrams !== null && (
				<AmountChips product={{ ...product, stepGrams }} quantity={quantity} onChange={setQuantity} />
			)}
			{product.wishes.length > 0 && <WishPart wishes={product.wishes} asked={asked} onChange={setAsked} />}
			<div className="grid gap-3.5 border-y border-line py-5">
				<div className="flex flex-wrap items-center gap-x-5 gap-y-3 max-lg:hidden">
					<Stepper {...stepper} size="lg" />
					<p className="grid leading-close figures">
						<span className="text-sm text-ink-3">
							{stepGrams ? (
								<WeighedAmount line={{ ...line, aboutGrams: product.aboutGrams }} />
							) : (
								text.each(quantity, rupees(product.offerPrice))
							)}
						</span>
						<output className="text-xl font-extrabold tracking-heading">{total}</output>
					</p>
				</div>
				<div className="grid gap-2.5 lg:grid-cols-2">
					<Button size="lg" icon="shopping-basket" onClick={add} className="max-lg:hidden">
						{text.addToCart}
					</Button>
					<Button variant="accent" size="lg" onClick={buyNow}>
						{text.buyNow}
					</Button>
				</div>
			</div>
			<PageBar>
				<Stepper {...stepper} />
				<Button onClick={add} className={stepGrams ? "px-2! max-[24rem]:text-sm" : "px-3!"}>
					{text.addFor(total)}
				</Button>
			</PageBar>
		</>
	);
}
