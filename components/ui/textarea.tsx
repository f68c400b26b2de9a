import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";
import { inputClass } from "./input-class";

/** Several lines of text. */
export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
	return <textarea rows={4} {...rest} className={cn(inputClass, "resize-y", className)} />;
}
