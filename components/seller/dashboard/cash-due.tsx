import { Banknote } from "lucide-react";
import Link from "next/link";
import { formatRupees } from "@/lib/domain/money";
import { ordersHref } from "@/lib/domain/order-filters-url";
import { orderCount } from "./order-count";

type CashDueProps = {
	orders: number;
	/** Rupees. */
	amount: number;
};

/** The cash that riders still have to bring in; leads to those orders. */
export function CashDue({ orders, amount }: CashDueProps) {
	return (
		<Link
			href={ordersHref({ payment: "cash-due" })}
			className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-surface px-4.5 py-3.5 ring-1 ring-line transition-shadow hover:ring-[1.5px] hover:ring-primary"
		>
			<Banknote className="icon text-ink-3" aria-hidden />
			<span className="font-semibold text-ink-2">Cash to collect</span>
			<b className="text-md figures">{formatRupees(amount)}</b>
			<span className="text-ink-3">{orderCount(orders)} not paid yet</span>
		</Link>
	);
}
