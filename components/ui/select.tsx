import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";
import { inputClass } from "./input-class";

/** A choice from a list: the browser's own select, which phones open best. */
export function Select({ className, ...rest }: ComponentProps<"select">) {
	return (
		<div className={cn("relative grid min-w-0", className)}>
			<select {...rest} className={cn(inputClass, "appearance-none truncate pr-10 font-semibold")} />
			<ChevronDown
				className="pointer-events-none absolute top-1/2 right-3.5 icon -translate-y-1/2 text-ink-3"
				aria-hidden
			/>
		</div>
	);
}
