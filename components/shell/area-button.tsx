"use client";

import { clsx } from "clsx";
import { lazy, type ReactNode } from "react";
import { useMessages } from "#messages";
import { Icon } from "@/components/ui/icons";
import { useLazyDialog } from "@/components/ui/overlay/use-lazy";
import { useArea } from "@/lib/accounts/client/preferences";
import { useExpress } from "@/lib/delivery/client";

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
			<Icon name="map-pin" />
			{/* Other words are another line: none of them moves. */}
			<span key={`${area} ${closed}`} className="min-w-0 flex-1 truncate">
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
			<Icon name="chevron-down" className="size-4 flex-none" />
		</AreaOpener>
	);
}

const loadDialog = () => import("./area-dialog");
const AreaDialog = lazy(loadDialog);

/** The button that opens the choice of an area, whatever it says. */
export function AreaOpener({ className, children }: { className: string; children: ReactNode }) {
	const dialog = useLazyDialog(loadDialog);
	return (
		<>
			<button type="button" {...dialog.opener} className={className}>
				{children}
			</button>
			{dialog.props && <AreaDialog {...dialog.props} />}
		</>
	);
}

/**
 * The area to deliver to, and the way to change it. Its width is fixed, so that a longer name moves nothing:
 * the time gives way to it, by wrapping out of sight.
 */
export function AreaButton() {
	const text = useMessages("shell");
	const places = useMessages("places");
	const [area] = useArea();
	const { when, closed } = useExpress();
	return (
		<AreaOpener className="head-area grid min-h-12 w-46 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-1 rounded-s-full border-e border-line py-1 pe-1.5 ps-3 text-start leading-close transition-colors hover:bg-primary-soft lg:w-57 lg:gap-x-2 lg:ps-3.5 lg:pe-3">
			<Icon name="map-pin" className="row-span-2 icon text-primary" />
			<span className="col-start-2 truncate text-2xs text-ink-3">
				{closed ?? (
					<>
						<span className="block truncate tracking-tight first-letter:uppercase lg:hidden">{when}</span>
						<span className="max-lg:hidden">{text.deliverTo}</span>
					</>
				)}
			</span>
			<span className="col-start-2 flex h-[1lh] flex-wrap overflow-hidden text-sm font-bold">
				<span className="max-w-full truncate">{area ? <bdi>{places.area(area)}</bdi> : text.chooseArea}</span>
				{area && <span className="whitespace-pre max-lg:hidden"> · {when}</span>}
			</span>
			<Icon name="chevron-down" className="col-start-3 row-span-2 row-start-1 size-4 text-ink-3" />
		</AreaOpener>
	);
}
