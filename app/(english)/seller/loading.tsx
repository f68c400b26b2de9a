import { Skeleton } from "@/components/ui/button";

const ROWS = ["first", "second", "third", "fourth", "fifth", "sixth"];

export default function SellerLoading() {
	return (
		<div className="grid gap-4.5" role="status">
			<span className="sr-only">Loading</span>
			<Skeleton className="h-8 w-48" />
			<div className="grid gap-2.5">
				{ROWS.map((row) => (
					<Skeleton key={row} className="h-16 rounded-lg" />
				))}
			</div>
		</div>
	);
}
