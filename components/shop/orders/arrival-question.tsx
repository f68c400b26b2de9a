"use client";

import { useSyncExternalStore } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";
import { Check } from "@/components/ui/icons";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { storedText } from "@/lib/client/local-storage";
import type { Order, OrderLine } from "@/lib/domain/order";
import { inBag } from "@/lib/money/bag";
import { RateItem } from "./rate-item";
import { ReportButton } from "./report-button";

/** The last order that its customer has called good, in this browser. */
const goodOrder = storedText("sabz-good-order");

type ArrivalQuestionProps = {
	order: Order;
	/** The products of which something was reported already. */
	reported: readonly string[];
};

/** Whether all is good; then how each thing was. Answered in place and without a network; reviews are sent one by one. */
export function ArrivalQuestion({ order, reported }: ArrivalQuestionProps) {
	const text = useMessages("arrival");
	const bag = inBag<Pick<OrderLine, "product">>(order.items, ({ product }) => product._id).values();
	const inIt = [...bag].map(({ product: { product }, quantity }) => ({ product, quantity }));
	const [first, ...others] = inIt.filter(({ product }) => !reported.includes(product._id));
	const isGood = useSyncExternalStore(goodOrder.subscribe, goodOrder.read, () => null) === order._id;
	if (isGood) {
		return (
			<Panel aria-labelledby="rate-items">
				<PanelTitle id="rate-items">{text.rate.title}</PanelTitle>
				<p className="mt-1 text-sm text-ink-3">{text.rate.hint}</p>
				<ul className="mt-3 divide-y divide-line">
					{order.items.map(({ product }) => (
						<RateItem key={product._id} product={product} />
					))}
				</ul>
			</Panel>
		);
	}
	return (
		<Panel aria-labelledby="all-good" className="grid gap-3">
			<PanelTitle id="all-good">{text.ask}</PanelTitle>
			<Button size="lg" block icon={<Check className="icon" />} onClick={() => goodOrder.write(order._id)}>
				{text.good}
			</Button>
			{first && <ReportButton order={order} lines={[first, ...others]} />}
		</Panel>
	);
}
