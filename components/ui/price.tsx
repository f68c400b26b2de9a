import { clsx } from "clsx";
import { useMessages } from "#messages";
import { formatAmount } from "@/lib/domain/money";

type PriceProps = {
	/** What is paid, in whole rupees. */
	amount: number;
	/** The ordinary price in whole rupees; struck through where less is paid. */
	was?: number;
	size?: "md" | "lg";
	/** On a coloured panel the struck price takes the panel's text colour. */
	onColour?: boolean;
	className?: string;
};

/** A price: its small unit, figures of one width, and what it was before. */
export function Price({ amount, was, size = "md", onColour, className }: PriceProps) {
	const { price: text } = useMessages("ui");
	return (
		<span className={clsx("flex flex-wrap items-baseline gap-x-2 leading-close figures", className)}>
			<span
				className={clsx(
					"whitespace-nowrap",
					size === "md" ? "text-lg font-extrabold tracking-heading" : "display-figure text-4xl",
				)}
			>
				{text.before && <span className="me-[0.12em] text-[0.72em] font-bold">{text.before}</span>}
				{` ${formatAmount(amount)} `}
				{text.after && <span className="ms-[0.12em] text-[0.72em] font-bold">{text.after}</span>}
			</span>
			{was !== undefined && was > amount && (
				<s
					className={clsx(
						"font-medium whitespace-nowrap decoration-[1.5px]",
						size === "md" ? "text-sm" : "text-lg",
						!onColour && "text-ink-3",
					)}
				>
					<span className="sr-only">{text.was}</span>
					{formatAmount(was)}
				</s>
			)}
		</span>
	);
}
