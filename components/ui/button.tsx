import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { PageLink } from "@/components/ui/page-link";
import { cn } from "@/lib/cn";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class";
import { Spinner } from "./loading";

type Look = {
	variant?: ButtonVariant;
	size?: ButtonSize;
	/** As wide as its container. */
	block?: boolean;
	/** Stands before the label; a spinner takes its place while busy. */
	icon?: ReactNode;
};

type ButtonProps = Look &
	ComponentProps<"button"> & {
		/** Something is under way: label and width stay, a second press does nothing. */
		busy?: boolean;
	};

function ignorePress(event: MouseEvent): void {
	event.preventDefault();
}

/** A verb that can be pressed. */
export function Button({
	variant,
	size,
	block,
	icon,
	busy,
	className,
	children,
	onClick,
	...rest
}: ButtonProps) {
	return (
		<button
			type="button"
			{...rest}
			{...(busy ? { onClick: ignorePress } : onClick && { onClick })}
			aria-busy={busy || undefined}
			data-busy={busy ? (icon ? "icon" : "inline") : undefined}
			className={cn(buttonClass({ variant, size, block }), busy && "pointer-events-none", className)}
		>
			{busy ? <Spinner /> : icon}
			{children}
		</button>
	);
}

type ButtonLinkProps = Look & ComponentProps<typeof PageLink>;

/** A link that looks like a button. */
export function ButtonLink({ variant, size, block, icon, className, children, ...rest }: ButtonLinkProps) {
	return (
		<PageLink {...rest} className={cn(buttonClass({ variant, size, block }), className)}>
			{icon}
			{children}
		</PageLink>
	);
}
