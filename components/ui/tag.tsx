import type { ReactNode } from "react";
import { cn } from "@/lib/cn";

export type TagTone =
	| "plain"
	| "fruit"
	| "veg"
	| "bundle"
	| "fruit-badge"
	| "veg-badge"
	| "bundle-badge"
	| "deal"
	| "save"
	| "low"
	| "success"
	| "warning"
	| "danger"
	| "info"
	| "out";

const tones: Record<TagTone, string> = {
	plain: "bg-bg-sunk text-ink-2",
	fruit: "bg-fruit-soft text-on-fruit-soft",
	veg: "bg-veg-soft text-on-veg-soft",
	bundle: "bg-bundle-soft text-on-bundle-soft",
	"fruit-badge": "bg-fruit-badge text-on-fruit-soft shadow-xs",
	"veg-badge": "bg-veg-badge text-on-veg-soft shadow-xs",
	"bundle-badge": "bg-bundle-badge text-on-bundle-soft shadow-xs",
	deal: "bg-deal text-on-deal",
	save: "bg-accent text-on-accent",
	low: "bg-accent-soft text-on-accent-soft",
	success: "bg-success-soft text-on-success-soft",
	warning: "bg-warning-soft text-on-warning-soft",
	danger: "bg-danger-soft text-on-danger-soft",
	info: "bg-info-soft text-on-info-soft",
	out: "bg-ink text-bg",
};

type TagProps = {
	tone?: TagTone;
	size?: "sm" | "lg";
	/** An icon before the words. */
	icon?: ReactNode;
	/** A dot of the tag's colour before the words. */
	dot?: boolean;
	className?: string;
	children: ReactNode;
};

/** A word or two about the thing it is fixed to. Never pressed. */
export function Tag({ tone = "plain", size = "sm", icon, dot, className, children }: TagProps) {
	return (
		<span
			className={cn(
				"tag leading-close",
				size === "sm" ? "text-2xs" : "px-2.5 py-1.5 text-sm",
				tones[tone],
				className,
			)}
		>
			{dot && <span className="size-2 flex-none rounded-full bg-current" aria-hidden />}
			{icon}
			{children}
		</span>
	);
}
