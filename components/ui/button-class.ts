import { clsx } from "clsx";

export type ButtonVariant =
	| "primary"
	| "accent"
	| "outline"
	| "quiet"
	| "danger"
	| "deal"
	| "soft"
	| "paper"
	| "primary-on-field";
export type ButtonSize = "sm" | "md" | "lg";

const variants: Record<ButtonVariant, string> = {
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

/* A busy button without an icon gives up as much padding as the spinner and its gap take: its width stays. */
const sizes: Record<ButtonSize, string> = {
	sm: "min-h-tap px-4 text-sm data-[busy=inline]:px-0.5",
	md: "min-h-12 px-5.5 text-base data-[busy=inline]:px-2",
	lg: "min-h-14 px-7 text-lg data-[busy=inline]:px-3.5",
};

/* In Urdu a button has its own type (app/styles/urdu.css). */
const shared =
	"button inline-flex items-center justify-center gap-2 rounded-md py-2 text-center font-bold leading-close whitespace-nowrap " +
	"transition-[background-color,box-shadow,transform] active:translate-y-px " +
	"disabled:translate-y-0 disabled:cursor-not-allowed disabled:bg-disabled disabled:text-on-disabled disabled:inset-ring-0 " +
	"aria-disabled:translate-y-0 aria-disabled:cursor-not-allowed aria-disabled:bg-disabled aria-disabled:text-on-disabled aria-disabled:inset-ring-0";

type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; block?: boolean };

/** The class names of a button, for buttons and links alike. */
export function buttonClass({ variant = "primary", size = "md", block = false }: ButtonLook = {}): string {
	return clsx(shared, variants[variant], sizes[size], block && "w-full");
}
