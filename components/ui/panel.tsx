import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

/** A white sheet with a hairline that holds one group of things. */
export function Panel({ className, ...rest }: ComponentProps<"section">) {
	return <section {...rest} className={cn("rounded-lg bg-surface p-5 ring-1 ring-line md:p-6", className)} />;
}

/** The heading inside a panel. */
export function PanelTitle({ className, ...rest }: ComponentProps<"h2">) {
	return <h2 {...rest} className={cn("display-type text-xl tracking-heading", className)} />;
}
