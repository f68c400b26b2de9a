import type { ComponentProps } from "react";
import { PageLink } from "@/components/ui/page-link";
import { cn } from "@/lib/cn";
import { ArrowRight } from "./icons";

/** A link to more of the same. */
export function MoreLink({ className, children, ...rest }: ComponentProps<typeof PageLink>) {
	return (
		<PageLink
			{...rest}
			className={cn(
				"group inline-flex min-h-tap items-center gap-1.5 font-bold whitespace-nowrap text-primary decoration-2 underline-offset-4 hover:underline",
				className,
			)}
		>
			{children}
			<ArrowRight className="icon transition-transform duration-swap ease-out group-hover:translate-x-1 rtl:group-hover:-translate-x-1" />
		</PageLink>
	);
}
