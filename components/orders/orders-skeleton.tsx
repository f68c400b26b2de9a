import { useMessages } from "#messages";
import { Skeleton } from "@/components/ui/loading";
import { Panel } from "@/components/ui/panel";
import { ordersGrid } from "./orders-grid";

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
