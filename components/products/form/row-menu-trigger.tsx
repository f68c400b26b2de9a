import { EllipsisVertical } from "lucide-react";
import type { ComponentProps } from "react";
import { IconButton } from "@/components/ui/icon-button";

/** The button over the menu of one product. */
export function RowMenuTrigger({ name, ...rest }: ComponentProps<"button"> & { name: string }) {
	return (
		<IconButton aria-label={`More about ${name}`} {...rest}>
			<EllipsisVertical className="icon" />
		</IconButton>
	);
}
