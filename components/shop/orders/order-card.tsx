import { CUSTOMER_LOOKS } from "@/components/order-looks";
import { PageLink } from "@/components/ui/page-link";
import { Tag } from "@/components/ui/tag";
import { addressText } from "@/lib/domain/address-text";
import { formatDate, formatTime } from "@/lib/domain/dates";
import { formatRupees } from "@/lib/domain/money";
import type { Order, OrderLine } from "@/lib/domain/order";
import { OrderNumber } from "./order-number";
import { OrderThumb } from "./order-thumb";
import { myOrdersHref } from "./orders-href";

/** Pictures beside each other at most; the names say the rest. */
const THUMBS = 5;

/** `Mango Chaunsa × 2`; the quantity is shown when there are 2 or more (spec 2, My Orders). */
function lineText({ product, quantity }: OrderLine): string {
	return quantity >= 2 ? `${product.name}\u00a0×\u00a0${quantity}` : product.name;
}

function PaidTag({ order }: { order: Order }) {
	if (order.paymentStatus === "refund due") return <Tag tone="warning">Refund due</Tag>;
	if (order.paymentStatus === "refunded") return <Tag>Refunded</Tag>;
	return <Tag tone="success">Paid</Tag>;
}

type OrderCardProps = {
	order: Order;
	isShown: boolean;
	/** The place in the list that the page began at. */
	before: string | null;
};

/** An order in the list: everything that spec 2 names, and a link to its details. */
export function OrderCard({ order, isShown, before }: OrderCardProps) {
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
						{formatDate(order.createdAt)}, {formatTime(order.createdAt)}
					</span>
				</span>
				<Tag tone={CUSTOMER_LOOKS[order.status].tone}>{order.status}</Tag>
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
			<span className="font-semibold">{items.map(lineText).join(", ")}</span>
			<span className="text-ink-2">
				{address.firstName} {address.lastName}, {addressText(address)}
			</span>
			<span className="flex items-baseline justify-between gap-3">
				<span className="flex flex-wrap items-center gap-x-2 text-ink-2">
					{order.paymentType}
					{order.isPaid && <PaidTag order={order} />}
				</span>
				<b className="text-base font-extrabold whitespace-nowrap">{formatRupees(order.amount)}</b>
			</span>
		</PageLink>
	);
}
