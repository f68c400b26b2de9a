import { OrdersSkeleton } from "@/components/shop/orders/orders-skeleton";
import { PageHead } from "@/components/shop/page/page-head";
import { MoreLink } from "@/components/ui/more-link";

/** What stands in the orders' place until they are read. */
export function OrdersLoading() {
	return (
		<div className="wrap pb-section">
			<PageHead title="My Orders">
				<MoreLink href="/my-orders/weekly">Weekly baskets</MoreLink>
			</PageHead>
			<OrdersSkeleton />
		</div>
	);
}
