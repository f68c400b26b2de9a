import { clsx } from "clsx";
import type { ReactNode } from "react";

type MeterProps = {
	/** What is measured, for screen readers. */
	label: string;
	value: number;
	max: number;
	/** What the number means, in words: "Rs. 640 of 1,500". */
	valueText?: string;
	/** The words over the bar: where lines begin and where they end. */
	title?: ReactNode;
	note?: ReactNode;
};

/** How far something is: a bar that turns green when it is reached. */
export function Meter({ label, value, max, valueText, title, note }: MeterProps) {
	const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 1;
	return (
		<div className="grid gap-2 text-sm">
			{(title || note) && (
				<div className="flex justify-between gap-4 whitespace-nowrap">
					<span className="font-heavy">{title}</span>
					<span className="figures text-ink-3">{note}</span>
				</div>
			)}
			<div
				role="progressbar"
				aria-label={label}
				aria-valuemin={0}
				aria-valuemax={max}
				aria-valuenow={Math.min(value, max)}
				aria-valuetext={valueText}
				className="h-2.75 overflow-hidden rounded-full bg-bg-sunk inset-ring-1 inset-ring-ink/10"
			>
				<div
					className={clsx(
						"h-full rounded-full transition-[width,background-color] duration-settle ease-out",
						share === 1 ? "bg-leaf-600" : "bg-mango-500",
					)}
					style={{ width: `${share * 100}%` }}
				/>
			</div>
		</div>
	);
}
