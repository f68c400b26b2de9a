"use client";

import { ChevronDown, MapPin } from "lucide-react";
import { useArea } from "@/lib/client/area";
import { SHOP } from "@/lib/domain/shop";
import { AreaOpener } from "./area-opener";

/**
 * The area to deliver to, and the way to change it. Its width is fixed, so that a longer name moves nothing:
 * the minutes give way to it, by wrapping out of sight.
 */
export function AreaButton() {
	const [area] = useArea();
	const promise = `${SHOP.promisedMinutes} min`;
	return (
		<AreaOpener className="head-area grid min-h-12 w-44 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 rounded-l-full border-r border-line py-1 pr-3 pl-3.5 text-left leading-close transition-colors hover:bg-primary-soft lg:w-57">
			<MapPin className="row-span-2 icon text-primary" aria-hidden />
			<span className="col-start-2 text-2xs whitespace-nowrap text-ink-3">
				Deliver to<span className="lg:hidden"> · {promise}</span>
			</span>
			<span className="col-start-2 flex h-[1lh] flex-wrap overflow-hidden text-sm font-bold">
				<span className="max-w-full truncate">{area ?? "Choose area"}</span>
				{area && <span className="whitespace-pre max-lg:hidden"> · {promise}</span>}
			</span>
			<ChevronDown className="col-start-3 row-span-2 row-start-1 size-4 text-ink-3" aria-hidden />
		</AreaOpener>
	);
}
