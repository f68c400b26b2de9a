"use client";

import { Check } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { storedText } from "@/lib/client/local-storage";
import { contactHrefFor } from "@/lib/domain/contact";
import type { Order } from "@/lib/domain/order";
import { RateItem } from "./rate-item";

/** The last order that its customer has called good, in this browser. */
const goodOrder = storedText("sabz-good-order");

/** Whether all is good; then how each thing was. Answered in place and without a network; reviews are sent one by one. */
export function ArrivalQuestion({ order }: { order: Order }) {
	const isGood = useSyncExternalStore(goodOrder.subscribe, goodOrder.read, () => null) === order._id;
	if (isGood) {
		return (
			<Panel aria-labelledby="rate-items">
				<PanelTitle id="rate-items">How was each one?</PanelTitle>
				<p className="mt-1 text-sm text-ink-3">Good to hear. Skip what you like.</p>
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
			<PanelTitle id="all-good">Is everything good?</PanelTitle>
			<Button
				size="lg"
				block
				icon={<Check className="icon" aria-hidden />}
				onClick={() => goodOrder.write(order._id)}
			>
				All good
			</Button>
			<ButtonLink
				href={contactHrefFor(order.number, "something was not fresh")}
				variant="outline"
				size="lg"
				block
			>
				Something was not fresh
			</ButtonLink>
		</Panel>
	);
}
