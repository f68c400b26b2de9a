"use client";

import { clsx } from "clsx";
import { ChevronDown, MapPin } from "lucide-react";
import { useMessages } from "#messages";
import { useArea } from "@/lib/accounts/client/preferences";
import { useExpress } from "@/lib/delivery/client";
import { AreaOpener } from "./area-button";

/**
 * Where to and how soon, in one line of a page on phones, and the way to change it. One line high whatever it says; `onField`
 * where it stands on the field at the top of home.
 */
export function AreaLine({ onField = false }: { onField?: boolean }) {
	const { areaLine: text } = useMessages("shell");
	const places = useMessages("places");
	const [area] = useArea();
	const { when, closed } = useExpress();
	return (
		<AreaOpener
			className={clsx(
				"flex h-tap w-full items-center gap-1.5 text-start text-sm lg:hidden",
				onField ? "text-on-field" : "text-ink-2 [&_b]:text-ink [&>svg:first-child]:text-primary",
			)}
		>
			<MapPin className="icon" />
			<span className="truncate">
				{closed && text.closed(closed)}
				{area ? (
					<>
						{text.before}
						<b>
							<bdi>{places.area(area)}</bdi>
						</b>
						{text.after}
					</>
				) : (
					text.noArea
				)}
				<b>{when}</b>
			</span>
			<ChevronDown className="size-4 flex-none" />
		</AreaOpener>
	);
}
