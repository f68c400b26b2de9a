import { useMessages } from "#messages";
import { OrdersSkeleton } from "@/components/shop/orders/orders-skeleton";
import { PageHead } from "@/components/shop/page/page-head";
import { MoreLink } from "@/components/ui/more-link";

/** What stands in the orders' place until they are read. */
export function OrdersLoading() {
	const text = useMessages("orders");
	return (
		<div className="wrap pb-section">
			<PageHead title={text.title}>
				<MoreLink href="/my-orders/weekly">{text.weekly}</MoreLink>
			</PageHead>
			<OrdersSkeleton />
		</div>
	);
}
