import { Store } from "lucide-react";
import { buttonClass } from "@/components/ui/button-class";
import { cn } from "@/lib/cn";
import { STORE_VIEW_HREF } from "@/lib/products/rules/store-view";

/** Opens the shop as customers see it, in a tab of its own. */
export function ViewStore({ className }: { className?: string }) {
	return (
		<a
			href={STORE_VIEW_HREF}
			target="_blank"
			rel="noopener"
			className={cn(buttonClass({ variant: "quiet", size: "sm" }), className)}
		>
			<Store className="icon" />
			View store
		</a>
	);
}
