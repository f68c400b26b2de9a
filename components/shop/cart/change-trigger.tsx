import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";

/** The button over the Change dropdown. */
export function ChangeTrigger(props: ComponentProps<"button">) {
	return (
		<Button variant="quiet" size="sm" {...props} className="gap-1 px-3">
			Change
			<ChevronDown className="size-4" aria-hidden />
		</Button>
	);
}
