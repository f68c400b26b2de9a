import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

type IconButtonProps = ComponentProps<"button"> & {
	/** What the button does, for those who cannot see the icon. */
	"aria-label": string;
	tone?: "plain" | "danger";
};

/** A 44 px square that holds an icon and nothing else. */
export function IconButton({ tone = "plain", className, ...rest }: IconButtonProps) {
	return (
		<button
			type="button"
			{...rest}
			className={cn(
				"inline-grid size-tap flex-none place-items-center rounded-md text-ink-2 transition-colors disabled:cursor-not-allowed disabled:opacity-45",
				tone === "danger" ? "hover:bg-danger-soft hover:text-danger" : "hover:bg-bg-sunk hover:text-ink",
				className,
			)}
		/>
	);
}
