import { Skeleton } from "@/components/ui/loading";
import { Panel } from "@/components/ui/panel";

/** The account's shape, until it is known whose it is. */
export function AccountSkeleton() {
	return (
		<div className="grid items-start gap-5 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8">
			<Skeleton className="hidden h-72 w-full rounded-lg lg:block" />
			<div className="grid gap-5">
				<Skeleton className="my-1 h-14 w-100 max-w-full rounded-full" />
				<Panel className="grid gap-5">
					<Skeleton className="h-6 w-48" />
					<Skeleton className="h-12 w-full rounded-md" />
					<Skeleton className="h-12 w-full rounded-md" />
					<Skeleton className="h-12 w-40 rounded-md" />
				</Panel>
			</div>
		</div>
	);
}
