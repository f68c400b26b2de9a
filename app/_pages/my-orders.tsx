import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { FollowOrders } from "@/components/shop/orders/follow-orders";
import { OpenPaymentsAbove } from "@/components/shop/orders/open-payments-above";
import { OrderNews } from "@/components/shop/orders/order-news";
import { myOrdersHref } from "@/components/shop/orders/orders-href";
import { OrdersView } from "@/components/shop/orders/orders-view";
import { PageHead } from "@/components/shop/page/page-head";
import { MyUsuals } from "@/components/shop/usuals/my-usuals";
import { MoreLink } from "@/components/ui/more-link";
import { isObjectId } from "@/lib/domain/fields";
import { pathIn } from "@/lib/domain/language";
import { placeField } from "@/lib/domain/list-place";
import { isOpen, mostAwaited } from "@/lib/domain/order-states";
import { loginHref } from "@/lib/domain/return-path";
import { currentCustomer } from "@/lib/server/accounts/guards";
import { lastSignal } from "@/lib/server/live/signals";
import { findOwnOrder, listOwnOrders } from "@/lib/server/orders/read";
import { pageLanguage, pageMessages } from "@/lib/server/pages/messages";
import { openPayments } from "@/lib/server/payments/view";
import { clock } from "@/lib/server/platform/clock";
import { reportsOfOrder } from "@/lib/server/reports/read";

export function myOrdersMetadata(): Metadata {
	return { title: pageMessages("orders").title, robots: { index: false } };
}

/** So many orders are beside each other before older ones are asked for. */
const PAGE_SIZE = 50;

type Query = Record<"order" | "before", string | string[] | undefined>;
type MyOrdersProps = { searchParams: Promise<Partial<Query>> };

/** The customer's orders (spec 2); a guest is sent home, to log in. */
export async function MyOrdersPage({ searchParams }: MyOrdersProps) {
	const text = pageMessages("orders");
	const { heading } = pageMessages("orderStates");
	const customer = await currentCustomer();
	const query = await searchParams;
	const before = placeField.safeParse(query.before).success ? String(query.before) : null;
	const chosenId = typeof query.order === "string" && isObjectId(query.order) ? query.order : undefined;
	if (!customer) redirect(loginHref(pathIn(pageLanguage(), myOrdersHref({ order: chosenId, before }))));
	// Asked for first: a change that comes while the orders are read is then told once more rather than missed.
	const after = await lastSignal();
	const part = { before: before ? placeField.parse(before) : undefined, limit: PAGE_SIZE };
	const [{ orders, older }, payments] = await Promise.all([
		listOwnOrders(customer._id, part),
		openPayments(customer._id),
	]);
	if (before && orders.length === 0) redirect(pathIn(pageLanguage(), "/my-orders"));
	const listed = orders.find(({ _id }) => _id === chosenId);
	const asked = chosenId && !listed ? await findOwnOrder(customer._id, chosenId) : null;
	const shown = listed ?? asked ?? mostAwaited(orders);
	const reports = shown ? await reportsOfOrder(customer._id, shown._id) : [];
	const isWaiting = reports.some(({ decision }) => decision === null);
	const drawn = asked ? [...orders, asked] : orders;
	return (
		<div className="wrap pb-section">
			<PageHead title={text.title}>
				<MoreLink href="/my-orders/weekly">{text.weekly}</MoreLink>
			</PageHead>
			<FollowOrders isAnyOpen={isWaiting || drawn.some(({ status }) => isOpen(status))} after={after} />
			<OrderNews
				orders={drawn.map(({ _id, number, status }) => ({
					_id,
					status,
					news: text.news(number, heading(status)),
				}))}
			/>
			<OpenPaymentsAbove payments={payments} />
			<OrdersView
				orders={orders}
				shown={shown}
				reports={reports}
				before={before}
				older={older}
				now={clock.shopNow().getTime()}
			/>
			<MyUsuals />
		</div>
	);
}
