import { clsx } from "clsx";
import { useMessages } from "#messages";
import { formatAmount } from "@/lib/text/money";

type PriceProps = {
	/** What is paid, in whole rupees. */
	amount: number;
	/** The ordinary price in whole rupees; struck through where less is paid. */
	was?: number;
	/** Of how much it is the price, after it: "per kg". */
	per?: string;
	size?: "md" | "lg";
	/** On a coloured panel the struck price takes the panel's text colour. */
	onColour?: boolean;
	className?: string;
};

/** A price: its small unit, figures of one width, and what it was before. */
export function Price({ amount, was, per, size = "md", onColour, className }: PriceProps) {
	const { price: text } = useMessages("ui");
	return (
		<span className={clsx("price leading-close figures", className)}>
			<span className={size === "lg" ? "display-figure text-4xl" : undefined}>
				{text.before && <span className="me-[0.12em]">{text.before}</span>}
				{` ${formatAmount(amount)} `}
				{text.after && <span className="ms-[0.12em]">{text.after}</span>}
			</span>
			{per && (
				<small className={size === "lg" ? "text-lg font-bold" : "-ms-0.5 text-xs font-medium opacity-80"}>
					{per}
				</small>
			)}
			{was !== undefined && was > amount && (
				<s className={clsx(size === "lg" && "text-lg", !onColour && "text-ink-3")}>
					<span className="sr-only">{text.was}</span>
					{formatAmount(was)}
				</s>
			)}
		</span>
	);
}

/** Says whole rupees in the language of the page around: `Rs. 1,450`, `1,450 روپے` (spec 9, working day 7). */
export function useRupees() {
	const { rupees } = useMessages("common");
	return (amount: number): string => rupees(formatAmount(amount));
}
