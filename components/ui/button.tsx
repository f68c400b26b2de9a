import { clsx } from "clsx";
import type { ComponentProps, MouseEvent } from "react";
import { type LeadingIcon, leading } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";

/** A segmented row of two links, and each of them; the present one is raised. */
export const choicesClass = "grid grid-cols-2 rounded-md bg-bg-sunk p-1";
export const choiceClass =
	"grid min-h-12 place-items-center rounded-sm font-bold text-ink-2 aria-[current]:bg-surface aria-[current]:text-primary aria-[current]:shadow-sm";

const variants = {
	primary: "bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-press",
	accent: "bg-accent text-on-accent hover:bg-accent-hover",
	outline:
		"bg-surface text-primary inset-ring-[1.5px] inset-ring-primary hover:bg-primary-soft hover:text-on-primary-soft",
	quiet: "bg-transparent text-ink hover:bg-bg-sunk",
	danger: "bg-transparent text-danger inset-ring-[1.5px] inset-ring-current hover:bg-danger-soft",
	deal: "bg-deal text-on-deal hover:bg-deal-hover",
	soft: "bg-primary-soft text-on-primary-soft hover:bg-primary-soft-hover",
	paper: "bg-white text-leaf-900 hover:bg-mango-50",
	"primary-on-field": "bg-leaf-800 text-white hover:bg-leaf-900 active:bg-leaf-950",
};
export type ButtonVariant = keyof typeof variants;

/* A busy button without an icon gives up as much padding as the spinner and its gap take: its width stays. */
const sizes = {
	sm: "min-h-tap px-4 text-sm data-[busy=inline]:px-0.5",
	md: "min-h-12 px-5.5 text-base data-[busy=inline]:px-2",
	lg: "min-h-14 px-7 text-lg data-[busy=inline]:px-3.5",
};
type ButtonSize = keyof typeof sizes;

type ButtonStyle = { variant?: ButtonVariant; size?: ButtonSize; block?: boolean };

/** The class names of a button, for buttons and links alike. */
export function buttonClass({ variant = "primary", size = "md", block = false }: ButtonStyle): string {
	return clsx("button", variants[variant], sizes[size], block && "w-full");
}

/** A shape in the place of what is being fetched; give it the size of what arrives. */
export function Skeleton({ className }: { className?: string }) {
	return <span aria-hidden className={clsx("skeleton shimmer", className)} />;
}

/** A turning ring, as large as an icon. Say in words beside it what is under way. */
export function Spinner() {
	return (
		<span
			aria-hidden
			className="size-5 flex-none animate-spin rounded-full border-[2.5px] border-current border-e-transparent"
		/>
	);
}

type ButtonStyleProps = {
	variant?: ButtonVariant;
	size?: ButtonSize;
	/** As wide as its container. */
	block?: boolean;
	/** Stands before the label; a spinner takes its place while busy. */
	icon?: LeadingIcon;
};

type ButtonProps = ButtonStyleProps &
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
			className={clsx(buttonClass({ variant, size, block }), busy && "pointer-events-none", className)}
		>
			{busy ? <Spinner /> : leading(icon)}
			{children}
		</button>
	);
}

type ButtonLinkProps = ButtonStyleProps & ComponentProps<typeof PageLink>;

/** A link that looks like a button. */
export function ButtonLink({ variant, size, block, icon, className, children, ...rest }: ButtonLinkProps) {
	return (
		<PageLink {...rest} className={clsx(buttonClass({ variant, size, block }), className)}>
			{leading(icon)}
			{children}
		</PageLink>
	);
}

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
	return <button type="button" {...rest} className={clsx(iconButtonClass(tone), className)} />;
}
