"use client";

import { useState } from "react";
import { useLanguage, useMessages } from "#messages";
import { AskedNote, BoughtLine, TotalsList } from "@/components/cart/totals-list";
import { OrderThumb } from "@/components/orders/order-styles";
import { LineTimes } from "@/components/products/line-times";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { useRupees } from "@/components/ui/price";
import { useAction } from "@/lib/client/use-action";
import { CANCELLED } from "@/lib/orders/rules/order-states";
import { productName } from "@/lib/products/rules/product";
import { lineCost } from "@/lib/text/sold-by";
import { skipWeeklyOrder } from "@/lib/weekly/client/baskets";
import type { WeeklyOrder } from "@/lib/weekly/rules";

/** The order behind a mail's link: what comes and when, to leave it out. */
export function WeeklyOrderView({ token, served }: { token: string; served: WeeklyOrder }) {
	const text = useMessages("weeklyOrder");
	const { slot } = useMessages("slots");
	const language = useLanguage();
	const rupees = useRupees();
	const [order, setOrder] = useState(served);
	const [isAsked, setAsked] = useState(false);
	const stands = order.status !== CANCELLED;
	// What is left out gave its credit back.
	const creditUsed = stands ? order.creditUsed : 0;

	const { busy, run: skip } = useAction(async () => setOrder(await skipWeeklyOrder(token)), text.failed);
	return (
		<div className="mx-auto grid max-w-160 gap-4">
			{!stands && (
				<Notice tone="success" live title={text.skipped}>
					{text.skippedText}
				</Notice>
			)}
			{stands && !order.maySkip && <Notice live>{text.tooLate}</Notice>}
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
						{stands && order.amount > creditUsed && text.cash}
					</p>
				</div>
				<ul className="grid gap-3">
					{order.items.map(({ product, unitPrice, quantity, ...line }) => (
						<BoughtLine
							key={product._id}
							picture={<OrderThumb product={product} className="w-12" />}
							name={productName(product, language)}
							amount={rupees(lineCost({ ...line, unitPrice, quantity }))}
						>
							<span className="block text-xs text-ink-3">
								<LineTimes line={{ ...line, unitPrice, quantity }}>
									{quantity} × {rupees(unitPrice)}
								</LineTimes>
							</span>
							<AskedNote asked={line} />
						</BoughtLine>
					))}
				</ul>
				<hr className="border-line" />
				<TotalsList
					totals={order}
					creditUsed={creditUsed}
					deliveryTime="slot"
					taxPercent={order.taxPercent}
				/>
			</Panel>
			{order.maySkip && !isAsked && (
				<Button variant="outline" block onClick={() => setAsked(true)}>
					{text.skip}
				</Button>
			)}
			{order.maySkip && isAsked && (
				<Panel role="alert" className="grid gap-3">
					<p className="font-semibold">{text.sure}</p>
					<div className="flex flex-wrap gap-2">
						<Button variant="danger" busy={busy} onClick={() => void skip()}>
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
