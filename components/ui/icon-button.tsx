import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

export type IconButtonTone = "plain" | "danger";

/** The class names of a 44 px square that holds an icon. */
export function iconButtonClass(tone: IconButtonTone = "plain"): string {
	return clsx(
		"inline-grid size-tap flex-none place-items-center rounded-md text-ink-2 transition-colors disabled:cursor-not-allowed disabled:opacity-45",
		tone === "danger" ? "hover:bg-danger-soft hover:text-danger" : "hover:bg-bg-sunk hover:text-ink",
	);
}

type IconButtonProps = ComponentProps<"button"> & {
	/** What the button does, for those who cannot see the icon. */
	"aria-label": string;
	tone?: IconButtonTone;
};

/** A 44 px square that holds an icon and nothing else. */
export function IconButton({ tone, className, ...rest }: IconButtonProps) {
	return <button type="button" {...rest} className={cn(iconButtonClass(tone), className)} />;
}
