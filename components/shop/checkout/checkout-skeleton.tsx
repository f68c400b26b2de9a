import { useMessages } from "#messages";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";

/** The checkout's shape while it is not known yet who is here. */
export function CheckoutSkeleton() {
	const text = useMessages("checkout");
	return (
		<div aria-busy="true" className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23.5rem] lg:gap-8">
			<p className="sr-only">{text.loading}</p>
			<div className="grid gap-4">
				<Skeleton className="h-9" />
				<Panel className="grid gap-5 sm:grid-cols-2">
					<Skeleton className="h-8.5 sm:col-span-2" />
					<Skeleton className="h-18" />
					<Skeleton className="h-18" />
					<Skeleton className="h-18" />
					<Skeleton className="h-18" />
				</Panel>
			</div>
			<Panel className="grid gap-4">
				<Skeleton className="h-7 w-1/2" />
				<Skeleton className="h-12" />
				<Skeleton className="h-12" />
				<Skeleton className="h-32" />
			</Panel>
		</div>
	);
}
