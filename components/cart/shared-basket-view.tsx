"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useState } from "react";
import { useMessages } from "#messages";
import { LoadFailed } from "@/components/shell/failures/load-failed";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { useHref } from "@/components/ui/page-link";
import { Panel } from "@/components/ui/panel";
import { useRupees } from "@/components/ui/price";
import { addManyToCart } from "@/lib/cart/client/cart";
import { readSharedBasket, type SharedLine } from "@/lib/cart/rules/shared-basket";
import { cartSubtotal } from "@/lib/cart/rules/totals";
import type { CartLine } from "@/lib/cart/schema";
import { call } from "@/lib/client/api";
import { mostOf } from "@/lib/stock/rules";
import { gramsOf } from "@/lib/text/sold-by";
import { AskedNote, BoughtCartLine } from "./totals-list";

type Found = { lines: readonly CartLine[]; gone: readonly string[] };

/** What of a basket can be bought now, at most what is left, and the names of what cannot. */
async function loadFound(shared: readonly SharedLine[]): Promise<Found> {
	const items = shared.map(({ name: _name, ...item }) => item);
	const { cartItem } = await call("POST /api/user/cart/preview", { body: { items } });
	const sold = cartItem.filter(({ inStock }) => inStock);
	const there = new Set(sold.map(({ productId }) => productId));
	return {
		lines: sold.map((line) => {
			const quantity = Math.min(line.quantity, mostOf(line));
			return { ...line, quantity, ...gramsOf({ quantity, stepGrams: line.stepGrams }) };
		}),
		gone: shared.filter(({ productId }) => !there.has(productId)).map(({ name }) => name),
	};
}

/** What somebody has put together: shown before any of it joins one's own cart. */
export function SharedBasketView() {
	const text = useMessages("sharedBasket");
	const totals = useMessages("totals");
	const rupees = useRupees();
	const to = useHref();
	const router = useRouter();
	const [found, setFound] = useState<Found | "failed" | null>(null);
	const read = useCallback(() => {
		loadFound(readSharedBasket(window.location.hash)).then(setFound, () => setFound("failed"));
	}, []);
	useEffect(read, [read]);
	if (found === null) return <div className="min-h-96" aria-busy />;
	if (found === "failed") return <LoadFailed message={text.failed} onRetry={read} />;
	const { lines, gone } = found;

	function join(): void {
		addManyToCart(lines);
		router.push(to("/cart"));
	}

	return (
		<div className="grid max-w-2xl gap-5">
			{gone.length > 0 && (
				<Notice tone="warning" title={text.gone}>
					{text.goneNames(gone)}
				</Notice>
			)}
			{lines.length > 0 ? (
				<Panel title={text.inside} className="grid gap-4.5">
					<ul className="grid gap-3">
						{lines.map((line) => (
							<BoughtCartLine key={line.productId} line={line}>
								<AskedNote asked={line} />
							</BoughtCartLine>
						))}
					</ul>
					<p className="flex justify-between border-t border-dashed border-line-strong pt-3.5 font-heavy">
						<span>{totals.subtotal}</span>
						<span className="figures">{rupees(cartSubtotal(lines))}</span>
					</p>
					<Button size="lg" block onClick={join}>
						{text.join}
					</Button>
				</Panel>
			) : (
				<EmptyState
					art="/art/one-basket.webp"
					title={text.empty.title}
					actions={<ButtonLink href="/all-products">{text.empty.browse}</ButtonLink>}
				>
					{text.empty.note}
				</EmptyState>
			)}
		</div>
	);
}
