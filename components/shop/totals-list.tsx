import type { ReactNode } from "react";
import { DELIVERY_LABELS, type DeliveryTime, type Totals } from "@/lib/domain/cart-totals";
import { formatRupees } from "@/lib/domain/money";
import { taxLabel } from "@/lib/domain/shop-details";

function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
	return (
		<div className="flex items-baseline justify-between gap-4">
			<dt className="text-ink-2">{label}</dt>
			<dd className="font-bold figures">{children}</dd>
		</div>
	);
}

type TotalsListProps = {
	totals: Totals;
	/** The code of the coupon that the discount comes from. */
	coupon?: string | null;
	/** What the customer's credit pays, in rupees. */
	creditUsed?: number;
	deliveryTime: DeliveryTime;
	/** Share of the subtotal that the tax is. */
	taxPercent: number;
};

/** What an order comes to, part by part, in rupees: the fee and the tax are never left for the last step. */
export function TotalsList({ totals, coupon, creditUsed = 0, deliveryTime, taxPercent }: TotalsListProps) {
	const { subtotal, discount, tax, deliveryFee, amount } = totals;
	return (
		<dl className="grid gap-2.5">
			<Row label="Subtotal">{formatRupees(subtotal)}</Row>
			{discount > 0 && (
				<Row label={<span className="break-words">Coupon {coupon}</span>}>−{formatRupees(discount)}</Row>
			)}
			<Row label={`Delivery fee (${DELIVERY_LABELS[deliveryTime]})`}>
				{deliveryFee === 0 ? "Free" : formatRupees(deliveryFee)}
			</Row>
			<Row label={taxLabel(taxPercent)}>{formatRupees(tax)}</Row>
			{creditUsed > 0 && (
				<>
					<Row label="Total">{formatRupees(amount)}</Row>
					<Row label="Your credit">−{formatRupees(creditUsed)}</Row>
				</>
			)}
			<div className="mt-1 flex items-baseline justify-between gap-4 border-t border-dashed border-line-strong pt-3.5">
				<dt className="text-lg font-heavy">{creditUsed > 0 ? "To pay" : "Total"}</dt>
				<dd className="display-figure text-2xl figures">{formatRupees(amount - creditUsed)}</dd>
			</div>
		</dl>
	);
}
