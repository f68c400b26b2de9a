"use client";

import { ChevronDown, MapPin } from "lucide-react";
import { useMessages } from "#messages";
import { useArea } from "@/lib/client/area";
import { useExpress } from "@/lib/client/use-express";
import { AreaOpener } from "./area-opener";

/** Where to and how soon, in one line of a page on phones, and the way to change it. One line high whatever it says. */
export function AreaLine() {
	const { areaLine: text } = useMessages("shell");
	const places = useMessages("places");
	const [area] = useArea();
	const { when, closed } = useExpress();
	return (
		<AreaOpener className="flex h-tap w-full items-center gap-1.5 text-start text-sm text-ink-2 lg:hidden">
			<MapPin className="icon text-primary" aria-hidden />
			<span className="truncate">
				{closed && text.closed(closed)}
				{area ? (
					<>
						{text.before}
						<b className="text-ink">
							<bdi>{places.area(area)}</bdi>
						</b>
						{text.after}
					</>
				) : (
					text.noArea
				)}
				<b className="text-ink">{when}</b>
			</span>
			<ChevronDown className="size-4 flex-none text-ink-3" aria-hidden />
		</AreaOpener>
	);
}
