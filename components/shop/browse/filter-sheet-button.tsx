"use client";

import { type ComponentProps, lazy } from "react";
import { useMessages } from "#messages";
import { useLazyDialog } from "@/components/shop/shell/use-lazy-dialog";
import { CountBadge } from "@/components/ui/count-badge";
import { ListFilter } from "@/components/ui/icons";

const loadSheet = () => import("./filter-sheet");
const FilterSheet = lazy(loadSheet);

type FilterSheetButtonProps = Omit<ComponentProps<typeof FilterSheet>, "open" | "onOpenChange">;

/** Opens the sheet of filters on phones; a number says that a price is chosen. */
export function FilterSheetButton(props: FilterSheetButtonProps) {
	const text = useMessages("filters");
	const dialog = useLazyDialog(loadSheet);
	return (
		<>
			<button
				type="button"
				{...dialog.opener}
				className="-me-2.5 inline-flex min-h-tap items-center gap-1.5 rounded-md px-2.5 text-sm font-bold whitespace-nowrap text-primary hover:bg-primary-soft lg:hidden"
			>
				<ListFilter className="icon" />
				{text.sortAndPrice}
				{props.filters.band && <CountBadge count={1} />}
			</button>
			{dialog.mounted && <FilterSheet {...props} open={dialog.open} onOpenChange={dialog.setOpen} />}
		</>
	);
}
