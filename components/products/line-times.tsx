import type { ReactNode } from "react";
import { useMessages } from "#messages";
import { useRupees } from "@/components/ui/price";
import { piecesOf } from "@/lib/products/rules/amounts";
import { type Counted, unitsOf } from "@/lib/text/sold-by";

type WeighedAmountProps = { line: Counted & { aboutGrams?: number | null } };

/** How much of what is weighed: `750 g, about 4 pieces`. */
export function WeighedAmount({ line }: WeighedAmountProps) {
	const goods = useMessages("product");
	const pieces = piecesOf({ aboutGrams: null, ...line });
	return (
		<>
			<span className="whitespace-nowrap">{goods.weight(unitsOf(line))}</span>
			{pieces !== null && goods.comma + goods.about(pieces)}
		</>
	);
}

type LineTimesProps = {
	/** `unitPrice` in rupees, of a kg where it is weighed. */
	line: WeighedAmountProps["line"] & { unitPrice: number };
	/** How the same is said of what is sold by the piece. */
	children: ReactNode;
};

/** How much of a line, and beneath it at what price of a kg; or the words for pieces. */
export function LineTimes({ line, children }: LineTimesProps) {
	const { perKg } = useMessages("product");
	const rupees = useRupees();
	if (!line.stepGrams) return children;
	return (
		<>
			<WeighedAmount line={line} />
			<span className="block">
				{rupees(line.unitPrice)} {perKg}
			</span>
		</>
	);
}
