import { Timer } from "lucide-react";
import { useLanguage, useMessages } from "#messages";
import { TotalsList } from "@/components/cart/totals-list";
import { CouponField } from "@/components/coupons/coupon-field";
import { CreditSwitch } from "@/components/money/credit-switch";
import { ProductTile } from "@/components/products/card/product-tile";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { useRupees } from "@/components/ui/price";
import type { CartLine } from "@/lib/cart/rules/cart";
import type { Totals } from "@/lib/cart/rules/totals";
import type { CartCoupon } from "@/lib/coupons/client";
import type { Delivery } from "@/lib/delivery/client";
import type { CreditPart } from "@/lib/money/client/credit";
import { productName } from "@/lib/products/rules/product-words";
import { useShop } from "@/lib/shop/client/shop";
import { formatAmount } from "@/lib/text/money";

type CheckoutSummaryProps = {
	lines: readonly CartLine[];
	totals: Totals;
	credit: CreditPart;
	coupon: CartCoupon;
	delivery: Delivery;
};

/** What is being bought and what it comes to, from the cart itself, in rupees (spec 2, 9). */
export function CheckoutSummary({ lines, totals, credit, coupon, delivery }: CheckoutSummaryProps) {
	const text = useMessages("checkout").summary;
	const { times } = useMessages("totals");
	const { outOfStock } = useMessages("product");
	const { names } = useMessages("delivery");
	const language = useLanguage();
	const rupees = useRupees();
	const { taxPercent } = useShop();
	return (
		<Panel aria-labelledby="your-order" className="grid gap-5 lg:sticky lg:top-25">
			<PanelTitle id="your-order">{text.title}</PanelTitle>
			<ul className="grid gap-3">
				{lines.map((line) => (
					<li
						key={line.productId}
						className="grid grid-cols-[3rem_1fr_auto] items-center gap-3 text-md leading-close figures"
					>
						<ProductTile product={line} small sizes="48px" className="aspect-square rounded-sm" />
						<span>
							<bdi>{productName(line, language)}</bdi>
							<small className="block text-sm text-ink-3">
								{line.inStock ? times(line.quantity, formatAmount(line.price)) : outOfStock}
							</small>
						</span>
						<b>{line.inStock ? rupees(line.price * line.quantity) : "—"}</b>
					</li>
				))}
			</ul>
			<hr className="border-line" />
			<CouponField coupon={coupon} isGuest={false} />
			<CreditSwitch credit={credit} />
			<TotalsList
				totals={totals}
				coupon={coupon.code}
				creditUsed={credit.creditUsed}
				deliveryTime={delivery.deliveryTime}
				taxPercent={taxPercent}
			/>
			<p className="flex items-center gap-2.75 rounded-md bg-success-soft px-4 py-3.25 text-sm text-on-success-soft">
				<Timer className="icon" />
				{text.due(names[delivery.deliveryTime], delivery.due)}
			</p>
		</Panel>
	);
}
