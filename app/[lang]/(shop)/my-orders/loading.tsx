import { useMessages } from "#messages";
import { OrdersSkeleton } from "@/components/orders/orders-view";
import { PageHead } from "@/components/shell/page-head";
import { MoreLink } from "@/components/ui/panel";

/** What stands in the orders' place until they are read. */
export default function OrdersLoading() {
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
