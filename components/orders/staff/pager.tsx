import { ChevronLeft, ChevronRight } from "lucide-react";
import { ButtonLink } from "@/components/ui/button";
import { type FilterParams, ordersHref } from "@/lib/orders/rules/order-filters";

type PagerProps = { params: FilterParams; newer: string | null; older: string | null };

/** To the orders before and after those on the page. */
export function Pager({ params, newer, older }: PagerProps) {
	if (!newer && !older) return null;
	const { before: _before, after: _after, ...filters } = params;
	return (
		<nav aria-label="Pages of orders" className="flex justify-end gap-2">
			{newer && (
				<ButtonLink
					href={ordersHref({ ...filters, after: newer })}
					variant="quiet"
					size="sm"
					icon={<ChevronLeft className="icon" />}
				>
					Newer
				</ButtonLink>
			)}
			{older && (
				<ButtonLink href={ordersHref({ ...filters, before: older })} variant="quiet" size="sm">
					Older
					<ChevronRight className="icon" />
				</ButtonLink>
			)}
		</nav>
	);
}
