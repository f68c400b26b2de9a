"use client";

import { useEffect, useState } from "react";
import { useMessages } from "#messages";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { useRupees } from "@/components/ui/use-rupees";
import { call } from "@/lib/client/api";
import { orderNumber } from "@/lib/domain/order";
import type { Credit } from "@/lib/money/credit";

/** What the shop owes the customer, and where it came from and went; nothing for whoever never had any. */
export function CreditCard() {
	const { credit: text } = useMessages("accountMoney");
	const { date } = useMessages("time");
	const rupees = useRupees();
	const [credit, setCredit] = useState<Credit | null>(null);
	useEffect(() => {
		call<Credit>("GET", "/api/user/credit").then(setCredit, () => undefined);
	}, []);
	if (!credit || credit.entries.length === 0) return null;
	return (
		<Panel aria-labelledby="your-credit">
			<PanelTitle id="your-credit">{text.title}</PanelTitle>
			<p className="mt-2 display-figure text-3xl figures">{rupees(credit.balance)}</p>
			<p className="text-sm text-ink-3">{text.hint}</p>
			<ul className="mt-3 divide-y divide-line figures">
				{credit.entries.map((entry) => (
					<li
						key={`${entry.at} ${entry.amount} ${entry.order}`}
						className="flex items-baseline justify-between gap-4 py-2.5 text-md"
					>
						<span>
							{text.reason(entry.reason)}
							{entry.order && text.ofOrder(orderNumber(entry.order))}
							<span className="block text-xs text-ink-3">{date(entry.at)}</span>
						</span>
						<b className="font-bold whitespace-nowrap">
							{entry.amount < 0 ? text.less(rupees(-entry.amount)) : text.more(rupees(entry.amount))}
						</b>
					</li>
				))}
			</ul>
		</Panel>
	);
}
