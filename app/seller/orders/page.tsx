import { Printer } from "lucide-react";
import type { Metadata } from "next";
import { OrderFiltersBar } from "@/components/seller/orders/order-filters";
import { OrdersList } from "@/components/seller/orders/orders-list";
import { Pager } from "@/components/seller/orders/pager";
import { StatusTabs } from "@/components/seller/orders/status-tabs";
import { PageHead } from "@/components/seller/shell/page-head";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { formatDay } from "@/lib/domain/dates";
import { orderFiltersSchema, readFilterParams } from "@/lib/domain/order-filters-schema";
import { PLACED } from "@/lib/domain/order-states";
import { findSellerProduct } from "@/lib/server/products/read";
import { countOpen, findOrders } from "@/lib/server/seller-orders/find";
import { currentSeller } from "@/lib/server/sellers/guards";

export const metadata: Metadata = { title: "Orders" };

const PAGE_SIZE = 50;

type OrdersPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** All orders, newest first, searched and filtered by the address (spec 2). */
export default async function SellerOrdersPage({ searchParams }: OrdersPageProps) {
	if (!(await currentSeller())) return null;
	const params = readFilterParams(await searchParams);
	const [{ orders, newer, older }, counts, product] = await Promise.all([
		findOrders(orderFiltersSchema.parse(params), PAGE_SIZE),
		countOpen(),
		params.product ? findSellerProduct(params.product) : null,
	]);
	const isFiltered = Object.keys(params).length > 0;
	const now = new Date();
	return (
		<>
			<PageHead title="Orders" note={`${formatDay(now)}, newest first`}>
				{counts[PLACED] && (
					<ButtonLink
						href="/seller/print"
						variant="outline"
						size="sm"
						icon={<Printer className="icon" aria-hidden />}
					>
						Packing slips
					</ButtonLink>
				)}
			</PageHead>
			<StatusTabs params={params} counts={counts} />
			<OrderFiltersBar params={params} productName={product?.name ?? null} />
			{orders.length > 0 && <OrdersList orders={orders} servedAt={now.getTime()} />}
			{orders.length === 0 && (
				<EmptyState
					art={isFiltered ? "/art/one-lens.webp" : "/art/one-receipt.webp"}
					title={isFiltered ? "No order matches" : "No orders yet"}
					actions={
						isFiltered && (
							<ButtonLink href="/seller/orders" variant="outline" size="sm">
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
