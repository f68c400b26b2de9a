import { redirect } from "next/navigation";
import { AccountTexts } from "@/app/texts/account";
import { MyUsuals } from "@/components/favourites/usuals-place";
import { FollowOrders, OpenPaymentsAbove, OrderNews } from "@/components/orders/follow-orders";
import { myOrdersHref, OrdersView } from "@/components/orders/orders-view";
import { PageHead } from "@/components/shell/page-head";
import { MoreLink } from "@/components/ui/panel";
import { loginHref } from "@/lib/accounts/rules/return-path";
import { currentCustomer } from "@/lib/accounts/server/sessions";
import { isOpen, mostAwaited } from "@/lib/orders/rules/order-states";
import { findOwnOrder, listOwnOrders } from "@/lib/orders/server/own-orders";
import { openPayments } from "@/lib/payments/server/own-payments";
import { reportsOfOrder } from "@/lib/reports/server/read";
import { lastSignal } from "@/lib/server/live/signals";
import { ownPage, pageLanguage, pageMessages } from "@/lib/server/pages/messages";
import { clock } from "@/lib/server/platform/clock";
import { isObjectId, placeField } from "@/lib/text/fields";
import { pathIn } from "@/lib/text/language";

export const generateMetadata = ownPage("orders", (text) => text.title);

/** So many orders are beside each other before older ones are asked for. */
const PAGE_SIZE = 50;

/** The customer's orders (spec 2); a guest is sent home, to log in. */
export default async function MyOrdersPage({ searchParams }: PageProps<"/[lang]/my-orders">) {
	const text = await pageMessages("orders");
	const { heading } = await pageMessages("orderStates");
	const customer = await currentCustomer();
	const query = await searchParams;
	const before = placeField.safeParse(query.before).success ? String(query.before) : null;
	const chosenId = typeof query.order === "string" && isObjectId(query.order) ? query.order : undefined;
	if (!customer) redirect(loginHref(pathIn(await pageLanguage(), myOrdersHref({ order: chosenId, before }))));
	// Asked for first: a change that comes while the orders are read is then told once more rather than missed.
	const after = await lastSignal();
	const part = { before: before ? placeField.parse(before) : undefined, limit: PAGE_SIZE };
	const [{ orders, older }, payments] = await Promise.all([
		listOwnOrders(customer._id, part),
		openPayments(customer._id),
	]);
	if (before && orders.length === 0) redirect(pathIn(await pageLanguage(), "/my-orders"));
	const listed = orders.find(({ _id }) => _id === chosenId);
	const requested = chosenId && !listed ? await findOwnOrder(customer._id, chosenId) : null;
	const shown = listed ?? requested ?? mostAwaited(orders);
	const reports = shown ? await reportsOfOrder(customer._id, shown._id) : [];
	const isWaiting = reports.some(({ decision }) => decision === null);
	const drawn = requested ? [...orders, requested] : orders;
	return (
		<AccountTexts>
			<div className="wrap pb-section">
				<PageHead title={text.title}>
					<MoreLink href="/my-orders/weekly">{text.weekly}</MoreLink>
				</PageHead>
				<FollowOrders
					isAnyOpen={isWaiting || drawn.some(({ status }) => isOpen(status))}
					shown={shown?._id}
					after={after}
				/>
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
		</AccountTexts>
	);
}
