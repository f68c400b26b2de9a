"use client";

import { useMessages } from "#messages";
import { Switch } from "@/components/ui/form/choices";
import { useRupees } from "@/components/ui/price";
import { choose } from "@/lib/cart/client/cart-choices";
import type { CreditPart } from "@/lib/money/client/credit";

/** Whether the shopper's credit pays for this order or is kept; nothing for whoever has none. */
export function CreditSwitch({ credit: { balance, isUsed } }: { credit: CreditPart }) {
	const text = useMessages("totals");
	const rupees = useRupees();
	if (balance === 0) return null;
	return (
		<Switch
			checked={isUsed}
			onChange={(next) => choose({ leavesCredit: !next })}
			className="w-full justify-between rounded-md bg-success-soft px-4 py-2 text-start text-on-success-soft [&>span:first-child]:order-last"
		>
			<span>
				<b className="font-heavy">{text.useCredit}</b>
				<span className="block text-sm figures">{text.inAccount(rupees(balance))}</span>
			</span>
		</Switch>
	);
}
