"use client";

import { Switch } from "@/components/ui/switch";
import { choose } from "@/lib/client/cart-choices";
import type { CreditPart } from "@/lib/client/credit";
import { formatRupees } from "@/lib/domain/money";

/** Whether the shopper's credit pays for this order or is kept; nothing for whoever has none. */
export function CreditSwitch({ credit: { balance, isUsed } }: { credit: CreditPart }) {
	if (balance === 0) return null;
	return (
		<Switch
			checked={isUsed}
			onChange={(next) => choose({ leavesCredit: !next })}
			className="w-full justify-between rounded-md bg-success-soft px-4 py-2 text-start text-on-success-soft [&>span:first-child]:order-last"
		>
			<span>
				<b className="font-heavy">Use my credit</b>
				<span className="block text-sm figures">{formatRupees(balance)} in your account</span>
			</span>
		</Switch>
	);
}
