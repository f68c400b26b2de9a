import { useMessages } from "#messages";
import { Skeleton } from "@/components/ui/loading";
import { Panel } from "@/components/ui/panel";
import { lineGrid } from "./cart-line";
import { split } from "./split";

const LINES = ["first", "second", "third"];
/** The height of each choice in the summary, label aside. */
const CHOICES = { area: "h-12", address: "h-24", time: "h-114", payment: "h-36" };
const SUMS = ["subtotal", "fee", "tax"];

/** The cart's shape while nobody knows yet what is in it. */
export function CartSkeleton() {
	const text = useMessages("cart");
	return (
		<div role="status" aria-busy aria-label={text.loading} className={split}>
			<Panel className="@container py-1.5 md:py-1.5">
				<div className="divide-y divide-line">
					{LINES.map((line) => (
						<div key={line} className={lineGrid}>
							<Skeleton className="row-span-2 h-20 w-20 rounded-md @xl:row-span-1 @xl:h-23 @xl:w-23" />
							<div className="grid gap-2">
								<Skeleton className="w-3/4 max-w-40" />
								<Skeleton className="w-1/2 max-w-28" />
							</div>
							<Skeleton className="col-start-2 row-start-2 h-tap w-29 rounded-full @xl:col-auto @xl:row-auto" />
						</div>
					))}
				</div>
			</Panel>
			<SummarySkeleton />
		</div>
	);
}

/** The summary's shape while nobody knows yet where the order goes. */
export function SummarySkeleton() {
	return (
		<Panel className="grid content-start gap-5">
			<Skeleton className="h-6.5 w-40" />
			<Skeleton className="h-9.5" />
			<hr className="border-line" />
			{Object.entries(CHOICES).map(([choice, height]) => (
				<div key={choice} className="grid gap-2">
					<Skeleton className="h-5 w-24" />
					<Skeleton className={`rounded-md ${height}`} />
				</div>
			))}
			<hr className="border-line" />
			<div className="grid gap-2.5">
				{SUMS.map((sum) => (
					<Skeleton key={sum} className="h-6" />
				))}
				<Skeleton className="mt-4 h-8" />
			</div>
			<Skeleton className="h-14 rounded-md max-lg:hidden" />
		</Panel>
	);
}
