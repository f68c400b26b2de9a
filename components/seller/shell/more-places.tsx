"use client";

import Link from "next/link";
import { useId } from "react";
import { Ellipsis } from "@/components/ui/icons";
import { barEntryClass } from "./bar-entry-class";
import { isCurrent, type SellerLink } from "./links";

type MorePlacesProps = { links: readonly SellerLink[]; pathname: string };

/** The places that the bar has no room for, over it after a press. Give it a key of the page, so that it closes on the way. */
export function MorePlaces({ links, pathname }: MorePlacesProps) {
	const id = useId();
	const isHere = links.some(({ href }) => isCurrent(pathname, href));
	return (
		<>
			<button
				type="button"
				popoverTarget={id}
				aria-current={isHere ? "true" : undefined}
				className={barEntryClass}
			>
				<Ellipsis className="size-5.5" />
				More
			</button>
			<ul
				id={id}
				popover="auto"
				className="fixed inset-auto inset-e-2 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] max-h-[70dvh] w-64 overflow-y-auto rounded-lg bg-surface p-2 text-ink shadow-lg ring-1 ring-line open:animate-rise-in"
			>
				{links.map(({ href, label, Icon }) => (
					<li key={href}>
						<Link
							href={href}
							aria-current={isCurrent(pathname, href) ? "page" : undefined}
							className="flex min-h-tap items-center gap-3 rounded-sm px-3 font-semibold aria-[current]:bg-primary-soft aria-[current]:text-on-primary-soft"
						>
							<Icon className="icon" />
							{label}
						</Link>
					</li>
				))}
			</ul>
		</>
	);
}
