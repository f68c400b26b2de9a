import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";

/** The account's shape, until it is known whose it is. */
export function AccountSkeleton() {
	return (
		<div className="grid max-w-184 gap-5">
			<Skeleton className="my-1 h-14 w-100 max-w-full rounded-full" />
			<Panel className="grid gap-5">
				<Skeleton className="h-6 w-48" />
				<Skeleton className="h-12 w-full rounded-md" />
				<Skeleton className="h-12 w-full rounded-md" />
				<Skeleton className="h-12 w-40 rounded-md" />
			</Panel>
		</div>
	);
}
