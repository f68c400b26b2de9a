import { Phone } from "lucide-react";
import { Fragment } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { addressText } from "@/lib/accounts/rules/address-text";
import { recipientOf, type SellerOrder } from "@/lib/orders/rules/seller-order";
import { costOf, isChanged } from "@/lib/packing/rules";
import { formatRupees } from "@/lib/text/money";

/** Whom the order goes to, and how to reach them. */
export function PackingCustomer({ order }: { order: SellerOrder }) {
	const { phoneNumber } = order.address;
	return (
		<Panel className="grid gap-3 p-5 md:p-5" aria-label="Customer">
			<div>
				<PanelTitle className="wrap-anywhere">{recipientOf(order)}</PanelTitle>
				<p className="mt-1 text-ink-2">{addressText(order.address)}</p>
			</div>
			<a href={`tel:${phoneNumber}`} className={buttonClass({ variant: "outline", block: true })}>
				<Phone className="icon" />
				{phoneNumber}
			</a>
		</Panel>
	);
}

/** What the order comes to as it is packed so far; amounts in rupees. */
export function PackingSums({ order }: { order: SellerOrder }) {
	const final = order.finalAmount ?? order.amount;
	const changes = order.items.filter(isChanged).map((item) => {
		const missing = item.quantity - (item.packed?.quantity ?? 0);
		const instead = item.packed?.replacement;
		return {
			key: item.product._id,
			text: instead
				? `${instead.product.name} for ${item.product.name}`
				: `${item.product.name}, ${missing} short`,
			less: item.unitPrice * item.quantity - costOf(item),
		};
	});
	const onTax = order.amount - final - changes.reduce((sum, { less }) => sum + less, 0);
	return (
		<dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-2 text-sm figures [&>dt]:pe-4">
			<dt>Ordered</dt>
			<dd className="text-end">{formatRupees(order.amount)}</dd>
			{changes.map(({ key, text, less }) => (
				<Fragment key={key}>
					<dt>{text}</dt>
					<dd className="text-end">{less > 0 ? `− ${formatRupees(less)}` : "same price"}</dd>
				</Fragment>
			))}
			{onTax > 0 && (
				<>
					<dt>Tax on it</dt>
					<dd className="text-end">− {formatRupees(onTax)}</dd>
				</>
			)}
			<dt className="border-t border-dashed border-line-strong pt-3 text-md font-bold">
				{order.toCollect === 0 ? "Paid, comes to" : "To collect"}
			</dt>
			<dd className="border-t border-dashed border-line-strong pt-2 text-end display-figure text-2xl">
				{formatRupees(order.toCollect === 0 ? final : order.toCollect)}
			</dd>
		</dl>
	);
}
