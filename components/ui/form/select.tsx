"use client";

import { clsx } from "clsx";
import { type ComponentProps, useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icons";
import { inputClass } from "./input";

type SelectProps = Omit<ComponentProps<"select">, "children"> & {
	/** What can be chosen. */
	options: readonly (string | { value: string; label: string; disabled?: boolean })[];
};

/** A choice from a list: the browser's own select, which phones open best. */
export function Select({ className, ref, options, ...rest }: SelectProps) {
	const own = useRef<HTMLSelectElement>(null);
	useEffect(() => {
		if (rest.value !== undefined && own.current) tellEarlyChoice(own.current, String(rest.value));
	}, [rest.value]);
	return (
		<div className={clsx("relative grid min-w-0", className)}>
			<select
				// What is restored by the browser itself would look like a choice made before the page was ready.
				autoComplete={rest.value === undefined ? undefined : "off"}
				{...rest}
				ref={ref ?? own}
				className={clsx(inputClass, "appearance-none truncate pe-10 font-semibold")}
			>
				{options.map((option) => {
					const { label, ...one } = typeof option === "string" ? { value: option, label: option } : option;
					return (
						<option key={one.value} {...one}>
							{label}
						</option>
					);
				})}
			</select>
			<Icon
				name="chevron-down"
				className="pointer-events-none absolute top-1/2 inset-e-3.5 icon -translate-y-1/2 text-ink-3"
			/>
		</div>
	);
}

/** A choice made while the page's scripts were still on their way is a choice: React does not hear of it by itself. */
function tellEarlyChoice(select: HTMLSelectElement, given: string): void {
	const isKnown = [...select.options].some(({ value }) => value === given);
	if (isKnown && select.value !== given) select.dispatchEvent(new Event("change", { bubbles: true }));
}
