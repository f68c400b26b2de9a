"use client";

import { memo, useState } from "react";
import { useLanguage, useMessages } from "#messages";
import { IfMissingChoice } from "@/components/packing/if-missing-choice";
import { lineGrid, linePicture } from "@/components/products/basket-line";
import { Button, Skeleton } from "@/components/ui/button";
import { Select } from "@/components/ui/form/select";
import { Icon } from "@/components/ui/icons";
import { ConfirmDialog } from "@/components/ui/overlay/dialog";
import { PageLink } from "@/components/ui/page-link";
import { Panel, splitClass } from "@/components/ui/panel";
import { clearCart, useCart } from "@/lib/cart/client/cart";
import { choose, useCartChoices } from "@/lib/cart/client/cart-choices";
import { useAction } from "@/lib/client/use-action";
import { IF_MISSING } from "@/lib/packing/rules";
import { productName } from "@/lib/products/rules/product";
import { CartRow } from "./cart-line";

const LINES = ["first", "second", "third"];
/** The height of each choice in the summary, label aside. */
const CHOICES = { area: "h-12", address: "h-24", time: "h-114", payment: "h-36" };
const SUMS = ["subtotal", "fee", "tax"];

/** The cart's shape while nobody knows yet what is in it. */
export function CartSkeleton() {
	const text = useMessages("cart");
	return (
		<div role="status" aria-busy aria-label={text.loading} className={splitClass}>
			<Panel className="@container py-1.5 md:py-1.5">
				<div className="divide-y divide-line">
					{LINES.map((line) => (
						<div key={line} className={lineGrid}>
							<Skeleton className={linePicture} />
							<div className="grid gap-2">
								<Skeleton className="w-3/4 max-w-40" />
								<Skeleton className="w-1/2 max-w-28" />
							</div>
							<Skeleton className="col-start-2 row-start-2 h-tap w-29 rounded-full @xl:col-auto @xl:row-auto" />
						</div>
					))}
				</div>
			</Panel>
			<SummarySkeleton />
		</div>
	);
}

/** The summary's shape while nobody knows yet where the order goes. */
export function SummarySkeleton() {
	return (
		<Panel className="grid content-start gap-5">
			<Skeleton className="h-6.5 w-40" />
			<Skeleton className="h-9.5" />
			<hr className="border-line" />
			{Object.entries(CHOICES).map(([choice, height]) => (
				<div key={choice} className="grid gap-2">
					<Skeleton className="h-5 w-24" />
					<Skeleton className={`rounded-md ${height}`} />
				</div>
			))}
			<hr className="border-line" />
			<div className="grid gap-2.5">
				{SUMS.map((sum) => (
					<Skeleton key={sum} className="h-6" />
				))}
				<Skeleton className="mt-4 h-8" />
			</div>
			<Skeleton className="h-14 rounded-md max-lg:hidden" />
		</Panel>
	);
}

/** Empties the cart, once the shopper has said so a second time (spec 8). */
export function ClearCart() {
	const text = useMessages("cart").clear;
	const [isAsking, setIsAsking] = useState(false);
	const { busy, run: clear } = useAction(async () => {
		await clearCart();
		setIsAsking(false);
	});
	return (
		<>
			<Button variant="quiet" size="sm" onClick={() => setIsAsking(true)} className="-me-4 text-ink-2!">
				{text.title}
			</Button>
			<ConfirmDialog
				open={isAsking}
				onOpenChange={setIsAsking}
				title={text.title}
				description={text.description}
				keep={text.keep}
				confirm={text.title}
				busy={busy}
				onConfirm={() => void clear()}
			/>
		</>
	);
}

/** What is in the cart, the way back to the products, and the way to empty it. What is pressed here answers a frame before the rest of the page. */
export const CartLines = memo(function CartLines() {
	const text = useMessages("cart");
	const { lines } = useCart();
	return (
		<Panel aria-label={text.items} className="@container py-1.5 md:py-1.5">
			<ul className="divide-y divide-line">
				{lines.map((line) => (
					<CartRow key={line.productId} line={line} />
				))}
			</ul>
			<div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-1.5">
				<PageLink
					href="/all-products"
					className="inline-flex min-h-tap items-center gap-2 font-bold text-primary decoration-2 underline-offset-4 hover:underline"
				>
					<Icon name="arrow-left" />
					{text.continueShopping}
				</PageLink>
				<ClearCart />
			</div>
		</Panel>
	);
});

/** What is to be done where something is missing, for the whole order and, where it is something else, for one thing. */
export const IfMissingField = memo(function IfMissingField() {
	const text = useMessages("cart").wishes;
	const { ifMissing } = useCartChoices();
	return (
		<Panel title={text.title} className="grid gap-3">
			<IfMissingChoice value={ifMissing} onChange={(wish) => choose({ ifMissing: wish })} />
			<LineRequests />
		</Panel>
	);
});

/** Something else for single lines; folded away, since few want it. */
function LineRequests() {
	const text = useMessages("cart").wishes;
	const { wishes } = useMessages("ifMissing");
	const language = useLanguage();
	const { lines } = useCart();
	const { ifMissing, ifLineMissing } = useCartChoices();

	function request(productId: string, value: string): void {
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
							onChange={(event) => request(productId, event.target.value)}
							options={[
								{ value: "", label: text.asAbove(wishes[ifMissing].label) },
								...IF_MISSING.filter((each) => each !== ifMissing).map((each) => ({
									value: each,
									label: wishes[each].label,
								})),
							]}
						/>
					</li>
				))}
			</ul>
		</details>
	);
}
