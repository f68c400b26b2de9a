import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";
import { type IconButtonTone, iconButtonClass } from "./icon-button-class";

type IconButtonProps = ComponentProps<"button"> & {
	/** What the button does, for those who cannot see the icon. */
	"aria-label": string;
	tone?: IconButtonTone;
};

/** A 44 px square that holds an icon and nothing else. */
export function IconButton({ tone, className, ...rest }: IconButtonProps) {
	return <button type="button" {...rest} className={cn(iconButtonClass(tone), className)} />;
}
