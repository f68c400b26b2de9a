import { OrdersSkeleton } from "@/components/shop/orders/orders-skeleton";
import { PageHead } from "@/components/shop/page/page-head";

export default function Loading() {
	return (
		<div className="wrap pb-section">
			<PageHead title="My Orders" />
			<OrdersSkeleton />
		</div>
	);
}
