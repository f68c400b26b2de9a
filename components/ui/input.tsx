import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/cn";
import { inputClass } from "./input-class";

type InputProps = ComponentProps<"input"> & {
	/** An icon inside the left edge. */
	icon?: ReactNode;
	/** A unit inside the left edge, such as "Rs.". */
	unit?: string;
};

/** A line of text. */
export function Input({ icon, unit, className, ...rest }: InputProps) {
	if (!icon && !unit) return <input {...rest} className={cn(inputClass, className)} />;
	return (
		<div className={cn("relative grid", className)}>
			<span className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center font-semibold text-ink-3">
				{icon ?? unit}
			</span>
			<input {...rest} className={cn(inputClass, icon ? "pl-11" : "figures pl-12")} />
		</div>
	);
}
