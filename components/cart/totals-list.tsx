import type { ReactNode } from "react";
import { useLanguage, useMessages } from "#messages";
import { ProductTile } from "@/components/products/card/product-tile";
import { LineTimes } from "@/components/products/line-times";
import { useRupees } from "@/components/ui/price";
import type { Totals } from "@/lib/cart/rules/totals";
import type { CartLine } from "@/lib/cart/schema";
import type { DeliveryTime } from "@/lib/delivery/promise-rules";
import { type CashNote, changeFor, notesFor } from "@/lib/orders/rules/order";
import { productName } from "@/lib/products/rules/product";
import type { LineWish } from "@/lib/products/rules/wishes";
import { formatAmount } from "@/lib/text/money";
import { lineCost } from "@/lib/text/sold-by";

function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
	return (
		<div className="flex items-baseline justify-between gap-4">
			<dt className="text-ink-2">{label}</dt>
			<dd className="font-bold whitespace-nowrap figures">{children}</dd>
		</div>
	);
}

type TotalsListProps = {
	totals: Totals;
	/** The code of the coupon that the discount comes from. */
	coupon?: string | null;
	/** What the customer's credit pays, in rupees. */
	creditUsed?: number;
	/** What it came to before it was packed, where that was more. */
	former?: number;
	deliveryTime: DeliveryTime;
	/** Share of the subtotal that the tax is. */
	taxPercent: number;
};

/** What an order comes to, part by part, in rupees: the fee and the tax are never left for the last step. */
export function TotalsList({
	totals,
	coupon,
	creditUsed = 0,
	former = 0,
	deliveryTime,
	taxPercent,
}: TotalsListProps) {
	const text = useMessages("totals");
	const delivery = useMessages("delivery");
	const rupees = useRupees();
	const { subtotal, discount, tax, deliveryFee, amount } = totals;
	return (
		<dl className="grid gap-2.5">
			<Row label={text.subtotal}>{rupees(subtotal)}</Row>
			{discount > 0 && (
				<Row label={<span className="break-words">{text.coupon(coupon ?? "")}</span>}>
					{text.less(formatAmount(discount))}
				</Row>
			)}
			<Row label={text.deliveryFee(delivery.names[deliveryTime])}>
				{deliveryFee === 0 ? delivery.free : rupees(deliveryFee)}
			</Row>
			<Row label={text.tax(taxPercent)}>{rupees(tax)}</Row>
			{creditUsed > 0 && (
				<>
					<Row label={text.total}>{rupees(amount)}</Row>
					<Row label={text.credit}>{text.less(formatAmount(creditUsed))}</Row>
				</>
			)}
			<div className="mt-1 flex items-baseline justify-between gap-4 border-t border-dashed border-line-strong pt-3.5">
				<dt className="text-lg font-heavy">{creditUsed > 0 ? text.toPay : text.total}</dt>
				<dd className="display-figure text-2xl whitespace-nowrap figures">
					{former > amount && (
						<del className="me-2.5 inline-block font-sans text-lg font-medium text-ink-3">
							{formatAmount(former)}
						</del>
					)}
					{rupees(amount - creditUsed)}
				</dd>
			</div>
		</dl>
	);
}

/** What was asked of a line, beneath it; nothing where that is nothing. */
export function AskedNote({ asked }: { asked: LineWish }) {
	const text = useMessages("wishes").asked(asked);
	return text && <span className="block text-xs font-semibold wrap-anywhere text-ink-2">{text}</span>;
}

type BoughtLineProps = {
	picture: ReactNode;
	name: string;
	/** How many at what price, and whatever else is to be said. */
	children: ReactNode;
	amount: string;
};

/** One product of a basket or an order, small, with what its pieces come to. */
export function BoughtLine({ picture, name, children, amount }: BoughtLineProps) {
	return (
		<li className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-3 text-md leading-snug figures">
			{picture}
			<span>
				<bdi>{name}</bdi>
				{children}
			</span>
			<b className="font-bold">{amount}</b>
		</li>
	);
}

/** A line of a cart among what is bought, at its present price. */
export function BoughtCartLine({ line, children }: { line: CartLine; children?: ReactNode }) {
	const { times } = useMessages("totals");
	const { outOfStock } = useMessages("product");
	const language = useLanguage();
	const rupees = useRupees();
	const priced = { ...line, unitPrice: line.price };
	return (
		<BoughtLine
			picture={<ProductTile product={line} small sizes="48px" className="aspect-square rounded-sm" />}
			name={productName(line, language)}
			amount={line.inStock ? rupees(lineCost(priced)) : "—"}
		>
			<small className="block text-sm text-ink-3">
				{line.inStock ? (
					<LineTimes line={priced}>{times(line.quantity, formatAmount(line.price))}</LineTimes>
				) : (
					outOfStock
				)}
			</small>
			{children}
		</BoughtLine>
	);
}

/** What the rider gives back on the notes in which an order is paid. */
export function ChangeWords({ toPay, cashNote }: { toPay: number; cashNote: CashNote }) {
	const { note: text } = useMessages("confirmOrder");
	const rupees = useRupees();
	const change = changeFor(toPay, cashNote);
	const count = notesFor(toPay, cashNote);
	if (change === 0) return text.exact;
	return count === 1 ? text.one(rupees(change), formatAmount(cashNote)) : text.several(count, rupees(change));
}
