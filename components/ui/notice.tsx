import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/icons";

export type NoticeTone = "info" | "success" | "warning" | "danger";

const tones = {
	info: { look: "bg-info-soft text-on-info-soft", icon: "info" },
	success: { look: "bg-success-soft text-on-success-soft", icon: "circle-check" },
	warning: { look: "bg-warning-soft text-on-warning-soft", icon: "triangle-exclamation-point" },
	danger: { look: "bg-danger-soft text-on-danger-soft", icon: "circle-x" },
} as const;

type NoticeProps = {
	tone?: NoticeTone;
	/** In the place of the tone's own. */
	icon?: IconName;
	/** The point in a few words, before the explanation. */
	title?: ReactNode;
	/** Read out when it appears after an action. */
	live?: boolean;
	className?: string;
	children?: ReactNode;
};

/** Says why, where it matters: above a blocked button, beside a changed price. */
export function Notice({ tone = "info", icon, title, live, className, children }: NoticeProps) {
	const { look, icon: own } = tones[tone];
	return (
		<div
			role={live ? "status" : undefined}
			className={clsx(
				"notice flex items-start gap-2.75 rounded-md px-4 py-3.25 text-sm leading-snug [&_a]:font-bold [&_a]:underline [&_a]:underline-offset-4",
				look,
				className,
			)}
		>
			<Icon name={icon ?? own} />
			<div className="min-w-0 flex-1">
				{title && <b className="font-heavy">{title} </b>}
				{children}
			</div>
		</div>
	);
}
