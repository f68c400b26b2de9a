import { useLanguage, useMessages } from "#messages";
import { PageLink } from "@/components/ui/page-link";
import { useRupees } from "@/components/ui/price";
import { Tag } from "@/components/ui/tag";
import { addressText } from "@/lib/accounts/rules/address-text";
import type { Order } from "@/lib/orders/rules/order";
import { productName } from "@/lib/products/rules/product-words";
import { CUSTOMER_LOOKS } from "./order-looks";
import { OrderNumber } from "./order-number";
import { OrderThumb } from "./order-thumb";
import { myOrdersHref } from "./orders-href";

/** Pictures beside each other at most; the names say the rest. */
const THUMBS = 5;

function PaidTag({ order }: { order: Order }) {
	const text = useMessages("orders");
	if (order.paymentStatus === "refund due") return <Tag tone="warning">{text.refundDue}</Tag>;
	if (order.paymentStatus === "refunded") return <Tag>{text.refunded}</Tag>;
	return <Tag tone="success">{text.paid}</Tag>;
}

type OrderCardProps = {
	order: Order;
	isShown: boolean;
	/** The place in the list that the page began at. */
	before: string | null;
};

/** An order in the list: everything that spec 2 names, and a link to its details. */
export function OrderCard({ order, isShown, before }: OrderCardProps) {
	const text = useMessages("orders");
	const { paymentType } = useMessages("order");
	const states = useMessages("orderStates");
	const { date, time } = useMessages("time");
	const rupees = useRupees();
	const language = useLanguage();
	const { address, items } = order;
	return (
		<PageLink
			href={myOrdersHref({ order: order._id, before })}
			aria-current={isShown ? "true" : undefined}
			className="grid gap-2 rounded-lg bg-surface px-4.5 py-4 text-sm leading-snug ring-1 ring-line transition-shadow figures hover:ring-[1.5px] hover:ring-primary aria-[current]:ring-2 aria-[current]:ring-primary"
		>
			<span className="flex items-start justify-between gap-3">
				<span className="grid">
					<b className="text-base font-heavy">
						<OrderNumber number={order.number} />
					</b>
					<span className="text-ink-3">
						{date(order.createdAt)}
						{text.comma}
						{time(order.createdAt)}
					</span>
				</span>
				<Tag tone={CUSTOMER_LOOKS[order.status].tone}>{states.name(order.status)}</Tag>
			</span>
			<span className="flex" aria-hidden>
				{items.slice(0, THUMBS).map(({ product }) => (
					<OrderThumb
						key={product._id}
						product={product}
						className="w-10 ring-2 ring-surface not-first:-ms-1.5"
					/>
				))}
			</span>
			<span className="font-semibold">
				{items
					.map(({ product, quantity }) => text.line(productName(product, language), quantity))
					.join(text.comma)}
			</span>
			<span className="text-ink-2">
				<bdi>{`${address.firstName} ${address.lastName}`}</bdi>
				{text.comma}
				<bdi>{addressText(address)}</bdi>
			</span>
			<span className="flex items-baseline justify-between gap-3">
				<span className="flex flex-wrap items-center gap-x-2 text-ink-2">
					{paymentType(order.paymentType)}
					{order.isPaid && <PaidTag order={order} />}
				</span>
				<b className="text-base font-extrabold whitespace-nowrap">{rupees(order.amount)}</b>
			</span>
		</PageLink>
	);
}
