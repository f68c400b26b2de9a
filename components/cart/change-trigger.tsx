import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { useMessages } from "#messages";
import { Button } from "@/components/ui/button";

/** The button over the Change dropdown. */
export function ChangeTrigger(props: ComponentProps<"button">) {
	const text = useMessages("cartSummary").address;
	return (
		<Button variant="quiet" size="sm" {...props} className="gap-1 px-3">
			{text.change}
			<ChevronDown className="size-4" />
		</Button>
	);
}
