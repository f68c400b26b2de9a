import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/cn";
import { inputClass } from "./input-class";

type InputProps = ComponentProps<"input"> & {
	/** An icon inside the edge where lines begin. */
	icon?: ReactNode;
	/** A unit inside the edge where lines begin, such as "Rs.". */
	unit?: string;
};

/** A line of text. */
export function Input({ icon, unit, className, ...rest }: InputProps) {
	if (!icon && !unit) return <input {...rest} className={cn(inputClass, className)} />;
	return (
		<div className={cn("relative grid", className)}>
			<span className="pointer-events-none absolute inset-y-0 inset-s-3.5 flex items-center font-semibold text-ink-3">
				{icon ?? unit}
			</span>
			<input {...rest} className={cn(inputClass, icon ? "ps-11" : "figures ps-12")} />
		</div>
	);
}
