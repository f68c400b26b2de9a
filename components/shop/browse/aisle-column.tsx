import { type ComponentProps, useCallback } from "react";
import type { ProductSummary } from "@/lib/domain/product";
import { AisleLinks } from "./aisle-links";
import { type Changes, PriceChips } from "./filter-fields";

type AisleColumnProps = Pick<ComponentProps<typeof AisleLinks>, "categories" | "filters"> &
	Changes & {
		products: readonly ProductSummary[];
	};

const aisle =
	"grid min-h-15 grid-cols-[2.75rem_1fr_auto] items-center justify-items-start gap-3 rounded-lg py-1.5 pe-3.5 ps-2 font-bold transition-colors hover:bg-bg-sunk " +
	"aria-[current]:bg-primary-soft aria-[current]:text-on-primary-soft aria-[current]:inset-ring-2 aria-[current]:inset-ring-primary";

/** On wide screens: the aisles and the price bands in a column that stays beside the products. */
export function AisleColumn({ products, ...rest }: AisleColumnProps) {
	const countOf = useCallback(
		(category: ProductSummary["category"] | null) =>
			category ? products.filter((one) => one.category === category).length : products.length,
		[products],
	);
	return (
		<div className="sticky top-28 hidden gap-5 self-start lg:grid">
			<AisleLinks
				{...rest}
				countOf={countOf}
				artClassName="size-10"
				className="grid gap-1.5"
				linkClassName={aisle}
			/>
			<div className="border-t border-line pt-4 ps-2">
				<PriceChips band={rest.filters.band} onChange={rest.onChange} />
			</div>
		</div>
	);
}
