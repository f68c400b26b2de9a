import { ArrowDownRight, ArrowUpRight } from "lucide-react";
import Link from "next/link";
import { Panel, PanelTitle } from "@/components/ui/panel";
import type { Today } from "@/lib/dashboard/rules";
import { ordersHref } from "@/lib/orders/rules/order-filters";
import { WALLET_NAMES } from "@/lib/payments/rules";
import { formatWeekday } from "@/lib/text/dates";
import { formatRupees } from "@/lib/text/money";
import { DayLines } from "./day-lines";

type MoneyTodayProps = {
	today: Today;
	/** Rupees that cash orders of any day still have to bring in. */
	cashDue: number;
	now: Date;
};

function Comparison({ today: { now, weekAgoByNow }, day }: { today: Today; day: string }) {
	const difference = now - weekAgoByNow;
	if (difference === 0) return <p className="text-ink-2">As much as last {day} by now</p>;
	const Icon = difference > 0 ? ArrowUpRight : ArrowDownRight;
	return (
		<p className="flex flex-wrap items-center gap-x-1.5">
			<Icon className="size-4 flex-none" />
			<b className="figures">
				{formatRupees(Math.abs(difference))} {difference > 0 ? "more" : "less"}
			</b>
			<span className="text-ink-2">than last {day} by now</span>
		</p>
	);
}

/** What came in today, against the same weekday at the same hour: as numbers, in words, and drawn. */
export function MoneyToday({ today, cashDue, now }: MoneyTodayProps) {
	const day = formatWeekday(now);
	const rows = [
		{ label: Object.values(WALLET_NAMES).join(", "), amount: today.byWallet },
		{ label: "Cash received", amount: today.cashReceived },
	];
	return (
		<Panel
			aria-labelledby="money"
			className="grid items-center gap-x-10 gap-y-5 md:grid-cols-[19rem_minmax(0,1fr)]"
		>
			<div>
				<PanelTitle id="money" className="text-lg">
					Money today
				</PanelTitle>
				<p className="display-type text-title tracking-heading figures">{formatRupees(today.now)}</p>
				<Comparison today={today} day={day} />
				<ul className="mt-3 grid gap-2 border-t border-line pt-3">
					<li>
						<Link
							href={ordersHref({ payment: "cash-due" })}
							prefetch={false}
							className="tap-area flex justify-between gap-3 hover:underline"
						>
							<span className="text-ink-2">Cash to collect</span>
							<b className="figures">{formatRupees(cashDue)}</b>
						</Link>
					</li>
					{rows.map(({ label, amount }) => (
						<li key={label} className="flex justify-between gap-3">
							<span className="text-ink-2">{label}</span>
							<b className="figures">{formatRupees(amount)}</b>
						</li>
					))}
				</ul>
			</div>
			<DayLines {...today} day={day} />
		</Panel>
	);
}
