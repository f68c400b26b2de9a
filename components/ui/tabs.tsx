"use client";

import { clsx } from "clsx";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { Picture } from "./picture";

export type TabItem<Value extends string> = {
	value: Value;
	label: string;
	/** A small picture before the label: a TabArt. */
	art?: ReactNode;
	tone?: "plain" | "fruit" | "veg";
};

type TabsProps<Value extends string> = {
	/** What is being chosen, for screen readers. */
	label: string;
	items: readonly TabItem<Value>[];
	value: Value;
	onChange: (value: Value) => void;
	/** Ties tabs to panels: of useId, the same for all of them. */
	idBase: string;
	block?: boolean;
	/** A finger, a pointer or the keyboard has come to the tabs: what they show can be made ready. */
	onApproach?: () => void;
};

const chosenTones = {
	plain: "aria-selected:bg-surface aria-selected:text-ink",
	fruit: "aria-selected:bg-tangerine-200 aria-selected:text-tangerine-800",
	veg: "aria-selected:bg-leaf-200 aria-selected:text-leaf-900",
};

/** A tab's small picture, coloured only while the tab is chosen. */
export function TabArt({ src }: { src: string }) {
	return (
		<Picture
			src={src}
			alt=""
			width={64}
			height={64}
			className="-ms-1.5 size-7.5 opacity-75 saturate-50 transition-[filter,opacity,transform] duration-lift ease-settle group-aria-selected:scale-115 group-aria-selected:-rotate-6 group-aria-selected:opacity-100 group-aria-selected:saturate-100"
		/>
	);
}

/** The id of a tab's button. */
export const tabId = (idBase: string, value: string) => `${idBase}-tab-${value}`;
/** The id that the tab's panel carries. */
export const panelId = (idBase: string, value: string) => `${idBase}-panel-${value}`;

/** Which way an arrow key goes: along the line or back, whichever side lines begin at. Null for any other key. */
function stepOf({ key, currentTarget }: KeyboardEvent): number | null {
	const along = getComputedStyle(currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
	if (key === along) return 1;
	return key === "ArrowRight" || key === "ArrowLeft" ? -1 : null;
}

/** A segmented row of tabs: arrow keys move, Home and End jump, the panel follows at once. */
export function Tabs<Value extends string>({
	label,
	items,
	value,
	onChange,
	idBase,
	block,
	onApproach,
}: TabsProps<Value>) {
	const row = useRef<HTMLDivElement>(null);

	function choose(index: number): void {
		const item = items[(index + items.length) % items.length];
		if (!item) return;
		onChange(item.value);
		row.current?.querySelector<HTMLElement>(`[data-value="${item.value}"]`)?.focus();
	}

	function onKeyDown(event: KeyboardEvent): void {
		const at = items.findIndex((item) => item.value === value);
		const step = stepOf(event);
		if (step !== null) choose(at + step);
		else if (event.key === "Home") choose(0);
		else if (event.key === "End") choose(items.length - 1);
		else return;
		event.preventDefault();
	}

	return (
		<div
			ref={row}
			role="tablist"
			aria-label={label}
			onKeyDown={onKeyDown}
			onPointerEnter={onApproach}
			onFocus={onApproach}
			className={clsx(
				"scrollbar-none max-w-full gap-1.5 overflow-x-auto rounded-full bg-bg-sunk p-1.5",
				block ? "flex" : "inline-flex",
			)}
		>
			{items.map((item) => (
				<button
					key={item.value}
					type="button"
					role="tab"
					id={tabId(idBase, item.value)}
					data-value={item.value}
					aria-selected={item.value === value}
					aria-controls={panelId(idBase, item.value)}
					tabIndex={item.value === value ? 0 : -1}
					onClick={() => onChange(item.value)}
					className={clsx(
						"group inline-flex min-h-tap items-center justify-center gap-2 rounded-full px-4.5 py-1 leading-close font-bold text-ink-2 max-xs:px-3 max-xs:text-sm transition-colors duration-swap hover:text-ink aria-selected:shadow-sm",
						chosenTones[item.tone ?? "plain"],
						block && "flex-1",
					)}
				>
					{item.art}
					{item.label}
				</button>
			))}
		</div>
	);
}

type TabPanelProps = {
	idBase: string;
	value: string;
	chosen: boolean;
	className?: string;
	children: ReactNode;
};

/** What a tab shows. A panel that is not chosen stays in the page, hidden. */
export function TabPanel({ idBase, value, chosen, className, children }: TabPanelProps) {
	return (
		<div
			role="tabpanel"
			id={panelId(idBase, value)}
			aria-labelledby={tabId(idBase, value)}
			hidden={!chosen}
			className={className}
		>
			{children}
		</div>
	);
}
