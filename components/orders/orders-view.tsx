import { useLanguage, useMessages } from "#messages";
import { Tag } from "@/components/ui/badges";
import { ButtonLink, Skeleton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";
import { Panel } from "@/components/ui/panel";
import { useRupees } from "@/components/ui/price";
import { addressText } from "@/lib/accounts/rules/address";
import { type Order, type OwnOrder, sumOf } from "@/lib/orders/rules/order";
import { productName } from "@/lib/products/rules/product";
import type { Report } from "@/lib/reports/rules";
import { OrderDetail } from "./order-detail";
import { CUSTOMER_STYLES, OrderNumber, OrderThumb } from "./order-styles";

/** What My Orders shows: one order's details, and which part of the list. */
type Shown = { order?: string; before?: string | null };

/** The address of My Orders with this order, and this part of the list. */
export function myOrdersHref({ order, before }: Shown): string {
	const query = new URLSearchParams();
	if (order) query.set("order", order);
	if (before) query.set("before", before);
	return query.size > 0 ? `/my-orders?${query}` : "/my-orders";
}

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
function OrderCard({ order, isShown, before }: OrderCardProps) {
	const text = useMessages("orders");
	const { paymentType } = useMessages("order");
	const { weight } = useMessages("product");
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
				<Tag tone={CUSTOMER_STYLES[order.status].tone}>{states.name(order.status)}</Tag>
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
					.map(({ product, quantity, stepGrams }) => {
						const name = productName(product, language);
						return stepGrams ? `${name}\u00a0${weight(quantity * stepGrams)}` : text.line(name, quantity);
					})
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
				<b className="text-base font-extrabold whitespace-nowrap">{rupees(sumOf(order))}</b>
			</span>
		</PageLink>
	);
}

/** The list of orders beside one of them. */
const ordersGrid =
	"grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] wide:grid-cols-[24rem_minmax(0,1fr)] wide:gap-8";

/** The page's shape while the orders are on their way. */
export function OrdersSkeleton() {
	const { loading } = useMessages("orders");
	return (
		<div role="status" aria-label={loading} className={ordersGrid}>
			<div className="grid gap-2.5 max-lg:order-last">
				<Skeleton className="h-52 rounded-lg" />
				<Skeleton className="h-52 rounded-lg" />
			</div>
			<div className="grid gap-4">
				<Skeleton className="h-70 rounded-xl" />
				<Panel className="grid gap-5">
					<Skeleton className="h-6 w-40" />
					<Skeleton className="h-10" />
					<Skeleton className="h-10" />
				</Panel>
			</div>
		</div>
	);
}

type OrdersViewProps = {
	orders: readonly OwnOrder[];
	/** The order whose details are drawn, in the list or not; null when there is none at all. */
	shown: OwnOrder | null;
	/** What the customer has reported of it. */
	reports: readonly Report[];
	/** The place that this part of the list begins below, or null at its top. */
	before: string | null;
	/** The place below which older orders follow, or null at the end. */
	older: string | null;
	/** Milliseconds of the moment at which the page is made. */
	now: number;
};

/** The details of one of the customer's orders, and the list: on wide screens before them, else below. */
export function OrdersView({ orders, shown, reports, before, older, now }: OrdersViewProps) {
	const { none } = useMessages("orders");
	const text = useMessages("orders");
	if (!shown)
		return (
			<EmptyState
				art="/art/one-receipt.webp"
				title={none.title}
				actions={<ButtonLink href="/all-products">{none.start}</ButtonLink>}
			>
				{none.text}
			</EmptyState>
		);
	return (
		<div className={ordersGrid}>
			<OrderDetail key={shown._id} order={shown} reports={reports} now={now} />
			<nav
				id="orders"
				aria-label={text.list}
				className="scroll-mt-24 lg:col-start-1 lg:row-start-1 print:hidden"
			>
				<ul className="grid gap-2.5">
					{orders.map((order) => (
						<li key={order._id}>
							<OrderCard order={order} isShown={order === shown} before={before} />
						</li>
					))}
				</ul>
				<Parts before={before} older={older} />
			</nav>
		</div>
	);
}

/** To the other parts of a long list. On a phone the list stands below the details, so they lead to it. */
function Parts({ before, older }: Pick<OrdersViewProps, "before" | "older">) {
	const text = useMessages("orders");
	if (!before && !older) return null;
	return (
		<p className="mt-4 flex flex-wrap justify-between gap-2">
			{before && (
				<ButtonLink href={`${myOrdersHref({})}#orders`} variant="quiet" size="sm" icon="chevron-left">
					{text.newest}
				</ButtonLink>
			)}
			{older && (
				<ButtonLink
					href={`${myOrdersHref({ before: older })}#orders`}
					variant="outline"
					size="sm"
					className="ms-auto"
				>
					{text.older}
					<Icon name="chevron-right" />
				</ButtonLink>
			)}
		</p>
	);
}
