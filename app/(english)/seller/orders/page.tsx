import type { Metadata } from "next";
import { OrderFiltersBar } from "@/components/orders/staff/order-filters";
import { OrdersList } from "@/components/orders/staff/orders-list";
import { ExpressPause } from "@/components/shop/open-switch";
import { OlderLink, PageHead, Segments } from "@/components/staff/page-head";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ALL_ORDERS, type FilterParams, ordersHref } from "@/lib/orders/rules/order-filters";
import { ORDER_STATES, ORDER_STATUSES, type OrderStatus, PLACED } from "@/lib/orders/rules/order-states";
import { orderFiltersSchema, readFilterParams } from "@/lib/orders/schema/seller-order";
import { countOpen, findOpenOrders, findOrders } from "@/lib/orders/server/staff/find-orders";
import { clock } from "@/lib/server/platform/clock";
import { businessDayNow } from "@/lib/shop/server/read";
import { mayDo } from "@/lib/team/rules";
import { sellerOnPage } from "@/lib/team/server/session";
import { formatDay } from "@/lib/text/dates";

type StatusTabsProps = {
	params: FilterParams;
	/** Shows what is open, by time left. */
	isOpenList: boolean;
	/** How many orders wait in the states that ask for something. */
	counts: Partial<Record<OrderStatus, number>>;
};

/** The orders by where they stand, with the number of those that still ask for something. */
function StatusTabs({ params, isOpenList, counts }: StatusTabsProps) {
	const { before: _before, after: _after, ...filters } = params;
	const all = ordersHref({ ...filters, status: undefined });
	const isFiltered = all !== "/seller/orders";
	const shown = ORDER_STATUSES.filter((status) => !ORDER_STATES[status].isRare || counts[status]);
	return (
		<Segments
			label="Orders by status"
			items={[
				{
					href: "/seller/orders",
					label: "Open",
					current: isOpenList,
					count: Object.values(counts).reduce((sum, count) => sum + count, 0),
				},
				{ href: isFiltered ? all : ALL_ORDERS, label: "All", current: !isOpenList && !params.status },
				...shown.map((status) => ({
					href: ordersHref({ ...filters, status }),
					label: status,
					current: params.status === status,
					count: counts[status],
				})),
			]}
		/>
	);
}

type PagerProps = { params: FilterParams; newer: string | null; older: string | null };

/** To the orders before and after those on the page. */
function Pager({ params, newer, older }: PagerProps) {
	if (!newer && !older) return null;
	const { before: _before, after: _after, ...filters } = params;
	return (
		<nav aria-label="Pages of orders" className="flex justify-end gap-2">
			{newer && (
				<ButtonLink
					href={ordersHref({ ...filters, after: newer })}
					variant="quiet"
					size="sm"
					icon="chevron-left"
				>
					Newer
				</ButtonLink>
			)}
			{older && <OlderLink href={ordersHref({ ...filters, before: older })} className="" />}
		</nav>
	);
}

export const metadata: Metadata = { title: "Orders" };

const PAGE_SIZE = 50;
/** Nobody looks through more open orders than this; all of them are among all orders. */
const MOST_OPEN = 100;

/** The open orders by time left; all orders, newest first, searched and filtered by the address (spec 2). */
export default async function SellerOrdersPage({ searchParams }: PageProps<"/seller/orders">) {
	const seller = await sellerOnPage("/seller/orders");
	if (!seller) return null;
	const search = await searchParams;
	const params = readFilterParams(search);
	const isFiltered = Object.keys(params).length > 0;
	const isOpenList = !isFiltered && search.all !== "1";
	const [{ orders, newer, older }, counts] = await Promise.all([
		isOpenList
			? { orders: await findOpenOrders(MOST_OPEN), newer: null, older: null }
			: findOrders(orderFiltersSchema.parse(params), PAGE_SIZE),
		countOpen(),
	]);
	const now = clock.shopNow();
	return (
		<>
			<PageHead
				title="Orders"
				note={`${formatDay(now)}, ${isOpenList ? "what is due first at the top" : "newest first"}`}
			>
				{counts[PLACED] && (
					<ButtonLink href="/seller/print" variant="outline" size="sm" icon="printer">
						Packing slips
					</ButtonLink>
				)}
			</PageHead>
			{mayDo(seller.role, "management") && (
				<section
					aria-label="Express delivery"
					className="min-w-0 md:rounded-lg md:bg-surface md:px-6 md:py-2 md:ring-1 md:ring-line"
				>
					<ExpressPause servedAt={now.getTime()} servedDay={businessDayNow()} />
				</section>
			)}
			<StatusTabs params={params} isOpenList={isOpenList} counts={counts} />
			<OrderFiltersBar params={params} />
			{orders.length > 0 && <OrdersList orders={orders} servedAt={now.getTime()} isByTimeLeft={isOpenList} />}
			{orders.length === 0 && (
				<EmptyState
					art={isFiltered ? "/art/one-lens.webp" : "/art/one-receipt.webp"}
					title={isFiltered ? "No order matches" : isOpenList ? "No order is open" : "No orders yet"}
					actions={
						isFiltered && (
							<ButtonLink href={ALL_ORDERS} variant="outline" size="sm">
								Show all orders
							</ButtonLink>
						)
					}
				>
					{isFiltered
						? "Try fewer filters, or only the beginning of a name."
						: "The first one appears here as soon as it is placed."}
				</EmptyState>
			)}
			<Pager params={params} newer={newer} older={older} />
		</>
	);
}
