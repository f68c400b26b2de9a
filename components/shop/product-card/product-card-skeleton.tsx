import { Skeleton } from "@/components/ui/skeleton";

/** A card's shape while its product is on the way: every line as high as what replaces it. */
export function ProductCardSkeleton() {
	return (
		<div className="card">
			<Skeleton className="tile-shape h-auto rounded-lg" />
			<div className="grid gap-0.5 px-0.5 pt-2.5 lg:pt-3.75">
				<div className="flex h-6 items-center">
					<Skeleton className="w-2/5" />
				</div>
				<div className="flex h-9.25 flex-col justify-around lg:h-5.25 lg:justify-center">
					<Skeleton className="w-3/4" />
					<Skeleton className="w-1/3 lg:hidden" />
				</div>
				<div className="flex h-6 items-center lg:mt-2">
					<Skeleton className="w-1/4" />
				</div>
			</div>
		</div>
	);
}
