"use client";

import { useState } from "react";
import { useLanguage, useMessages } from "#messages";
import { OrderThumb } from "@/components/shop/orders/order-thumb";
import { TotalsList } from "@/components/shop/totals-list";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { Stepper } from "@/components/ui/stepper";
import { useRupees } from "@/components/ui/use-rupees";
import { changeWeeklyOrder, skipWeeklyOrder } from "@/lib/client/baskets";
import { missingToMinimum, totalsOf } from "@/lib/domain/cart-totals";
import { CANCELLED } from "@/lib/domain/order-states";
import { productName } from "@/lib/domain/product-words";
import type { WeeklyOrder } from "@/lib/domain/weekly-basket";

type Quantities = Readonly<Record<string, number>>;

const quantitiesOf = ({ items }: WeeklyOrder): Quantities =>
	Object.fromEntries(items.map(({ product, quantity }) => [product._id, quantity]));

/** What it comes to with these quantities, at the order's own tax and fee. */
function totalsWith(order: WeeklyOrder, quantities: Quantities) {
	const lines = order.items.map(({ product, unitPrice }) => ({
		unitPrice,
		quantity: quantities[product._id] ?? 0,
	}));
	const { taxPercent, deliveryFee } = order;
	return totalsOf(lines, "slot", { taxPercent, deliveryFees: { slot: deliveryFee } });
}

/** The order behind a mail's link: what comes and when, to take things out of it or to leave it out. */
export function WeeklyOrderView({ token, served }: { token: string; served: WeeklyOrder }) {
	const text = useMessages("weeklyOrder");
	const { slot } = useMessages("slots");
	const language = useLanguage();
	const rupees = useRupees();
	const [order, setOrder] = useState(served);
	const [quantities, setQuantities] = useState(quantitiesOf(served));
	const [isBusy, setBusy] = useState(false);
	const [isAsked, setAsked] = useState(false);
	const totals = totalsWith(order, quantities);
	const missing = missingToMinimum(totals.subtotal, order.minimumOrder);
	const isChanged = totals.subtotal !== order.subtotal;
	const stands = order.status !== CANCELLED;

	async function send(request: Promise<WeeklyOrder | null>): Promise<void> {
		setBusy(true);
		const next = await request;
		setBusy(false);
		if (!next) return;
		setOrder(next);
		setQuantities(quantitiesOf(next));
	}

	function save(): void {
		if (!isChanged || missing > 0 || isBusy) return;
		const items = Object.entries(quantities)
			.filter(([, quantity]) => quantity > 0)
			.map(([product, quantity]) => ({ product, quantity }));
		void send(changeWeeklyOrder(token, { items }, text.failed));
	}

	return (
		<div className="mx-auto grid max-w-160 gap-4">
			{!stands && (
				<Notice tone="success" live title={text.skipped}>
					{text.skippedText}
				</Notice>
			)}
			{stands && !order.mayChange && <Notice live>{text.tooLate}</Notice>}
			{order.leftOut.length > 0 && (
				<Notice tone="warning" title={text.leftOut}>
					{text.notBought(order.leftOut)}
				</Notice>
			)}
			<Panel aria-labelledby="what-comes" className="grid gap-4">
				<div>
					<PanelTitle id="what-comes">{order.slot ? slot(order.slot) : text.comes}</PanelTitle>
					<p className="text-sm text-ink-2">
						{text.order}
						<bdi dir="ltr" className="whitespace-nowrap figures">
							{order.number}
						</bdi>
						{text.cash}
					</p>
				</div>
				<ul className="grid gap-3">
					{order.items.map(({ product, unitPrice, quantity }) => (
						<li
							key={product._id}
							className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-3 leading-snug figures"
						>
							<OrderThumb product={product} className="w-12" />
							<span>
								<bdi>{productName(product, language)}</bdi>
								<span className="block text-xs text-ink-3">
									<bdi dir="ltr">{quantities[product._id] ?? 0} ×</bdi> {rupees(unitPrice)}
								</span>
							</span>
							{order.mayChange && (
								<Stepper
									label={text.quantityOf(productName(product, language))}
									value={quantities[product._id] ?? 0}
									min={0}
									max={quantity}
									onChange={(next) => setQuantities({ ...quantities, [product._id]: next })}
								/>
							)}
						</li>
					))}
				</ul>
				<hr className="border-line" />
				<TotalsList totals={totals} deliveryTime="slot" taxPercent={order.taxPercent} />
				{missing > 0 && (
					<Notice tone="warning" live>
						{text.minimum(rupees(order.minimumOrder), rupees(missing))}
					</Notice>
				)}
				{order.mayChange && (
					<Button block busy={isBusy} aria-disabled={!isChanged || missing > 0} onClick={save}>
						{text.save}
					</Button>
				)}
			</Panel>
			{order.mayChange && !isAsked && (
				<Button variant="outline" block onClick={() => setAsked(true)}>
					{text.skip}
				</Button>
			)}
			{order.mayChange && isAsked && (
				<Panel role="alert" className="grid gap-3">
					<p className="font-semibold">{text.sure}</p>
					<div className="flex flex-wrap gap-2">
						<Button
							variant="danger"
							busy={isBusy}
							onClick={() => void send(skipWeeklyOrder(token, text.failed))}
						>
							{text.yes}
						</Button>
						<Button variant="quiet" onClick={() => setAsked(false)}>
							{text.keep}
						</Button>
					</div>
				</Panel>
			)}
		</div>
	);
}
