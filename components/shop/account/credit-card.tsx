"use client";

import { useEffect, useState } from "react";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { call } from "@/lib/client/api";
import type { Credit } from "@/lib/domain/credit";
import { formatDate } from "@/lib/domain/dates";
import { formatRupees } from "@/lib/domain/money";
import { orderNumber } from "@/lib/domain/order";
import { REASON_TEXTS } from "@/lib/domain/refund";

type Entry = Credit["entries"][number];

function reasonText({ reason, order }: Entry): string {
	const what = reason === "order" ? "Used for an order" : REASON_TEXTS[reason];
	return order ? `${what}, ${orderNumber(order)}` : what;
}

function signed(amount: number): string {
	return amount < 0 ? `−${formatRupees(-amount)}` : `+${formatRupees(amount)}`;
}

/** What the shop owes the customer, and where it came from and went; nothing for whoever never had any. */
export function CreditCard() {
	const [credit, setCredit] = useState<Credit | null>(null);
	useEffect(() => {
		call<Credit>("GET", "/api/user/credit").then(setCredit, () => undefined);
	}, []);
	if (!credit || credit.entries.length === 0) return null;
	return (
		<Panel aria-labelledby="your-credit">
			<PanelTitle id="your-credit">Your credit</PanelTitle>
			<p className="mt-2 display-figure text-3xl figures">{formatRupees(credit.balance)}</p>
			<p className="text-sm text-ink-3">
				It pays for your next order by itself, unless you leave it out in the cart.
			</p>
			<ul className="mt-3 divide-y divide-line figures">
				{credit.entries.map((entry) => (
					<li
						key={`${entry.at} ${entry.amount} ${entry.order}`}
						className="flex items-baseline justify-between gap-4 py-2.5 text-md"
					>
						<span>
							{reasonText(entry)}
							<span className="block text-xs text-ink-3">{formatDate(entry.at)}</span>
						</span>
						<b className="font-bold whitespace-nowrap">{signed(entry.amount)}</b>
					</li>
				))}
			</ul>
		</Panel>
	);
}
