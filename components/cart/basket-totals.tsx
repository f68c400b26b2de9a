"use client";

import { useMessages } from "#messages";
import { CouponField } from "@/components/coupons/coupon-field";
import { Switch } from "@/components/ui/form/choices";
import { Scale } from "@/components/ui/icons";
import { useRupees } from "@/components/ui/price";
import { choose } from "@/lib/cart/client/cart-choices";
import type { Totals } from "@/lib/cart/rules/totals";
import type { CartLine } from "@/lib/cart/schema";
import type { CartCoupon } from "@/lib/coupons/client";
import type { DeliveryTime } from "@/lib/delivery/promise-rules";
import type { CreditPart } from "@/lib/money/client/credit";
import { useShop } from "@/lib/shop/client/shop";
import { TotalsList } from "./totals-list";

/** Whether the shopper's credit pays for this order or is kept; nothing for whoever has none. */
function CreditSwitch({ credit: { balance, isUsed } }: { credit: CreditPart }) {
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

type BasketTotalsProps = {
	lines: readonly CartLine[];
	totals: Totals;
	coupon: CartCoupon;
	isGuest: boolean;
	credit: CreditPart;
	deliveryTime: DeliveryTime;
};

/** What makes a basket cheaper, and what it comes to. */
export function BasketTotals({ lines, totals, coupon, isGuest, credit, deliveryTime }: BasketTotalsProps) {
	const text = useMessages("totals");
	const rupees = useRupees();
	const { taxPercent } = useShop();
	const weighed = lines.filter(({ inStock, stepGrams }) => inStock && stepGrams).length;
	return (
		<>
			<CouponField coupon={coupon} isGuest={isGuest} />
			<CreditSwitch credit={credit} />
			<TotalsList
				totals={totals}
				coupon={coupon.code}
				creditUsed={credit.creditUsed}
				deliveryTime={deliveryTime}
				taxPercent={taxPercent}
			/>
			{weighed > 0 && (
				<p className="flex gap-3 text-sm leading-snug text-ink-2">
					<Scale className="icon text-primary" />
					{text.weighed(weighed, rupees(credit.amountToPay))}
				</p>
			)}
		</>
	);
}
