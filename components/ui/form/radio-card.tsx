import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/cn";

type RadioCardsProps = { legend: ReactNode; hideLegend?: boolean; className?: string; children: ReactNode };

/** A question with a few answers, each a card. */
export function RadioCards({ legend, hideLegend, className, children }: RadioCardsProps) {
	return (
		<fieldset className="min-w-0">
			<legend className={hideLegend ? "sr-only" : "mb-2 text-sm font-strong"}>{legend}</legend>
			<div className={cn("grid gap-2.5", className)}>{children}</div>
		</fieldset>
	);
}

type RadioCardProps = Omit<ComponentProps<"input">, "type"> & {
	label: ReactNode;
	note?: ReactNode;
	/** Stands where lines end, such as a fee. */
	end?: ReactNode;
	/** Stands between the dot and the label, such as a picture. */
	art?: ReactNode;
};

/** One answer; the whole card is the target. */
export function RadioCard({ label, note, end, art, className, ...rest }: RadioCardProps) {
	return (
		<label
			className={cn(
				"flex min-h-14 items-center gap-3 rounded-md bg-surface px-4 py-3.5 inset-ring-1 inset-ring-line-strong transition-[background-color,box-shadow]",
				"hover:inset-ring-[1.5px] hover:inset-ring-primary has-checked:bg-primary-soft has-checked:inset-ring-2 has-checked:inset-ring-primary",
				"has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
				"has-disabled:cursor-not-allowed has-disabled:bg-disabled has-disabled:text-on-disabled has-disabled:inset-ring-0",
				className,
			)}
		>
			<input
				{...rest}
				type="radio"
				className="size-5.5 flex-none appearance-none rounded-full border-[1.5px] border-line-strong bg-surface checked:border-7 checked:border-primary focus-visible:outline-none"
			/>
			{art}
			<span className="grid min-w-0 flex-1 leading-snug">
				<span className="font-bold">{label}</span>
				{note && <span className="text-sm opacity-85">{note}</span>}
			</span>
			{end && <span className="figures font-bold whitespace-nowrap">{end}</span>}
		</label>
	);
}
