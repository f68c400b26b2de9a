import type { ReactNode } from "react";
import { useMessages } from "#messages";
import { useRupees } from "@/components/ui/price";
import { piecesOf } from "@/lib/products/rules/amounts";
import { type Counted, unitsOf } from "@/lib/text/sold-by";

type LineTimesProps = {
	/** `unitPrice` in rupees, of a kg where it is weighed. */
	line: Counted & { unitPrice: number; aboutGrams?: number | null };
	/** How the same is said of what is sold by the piece. */
	children: ReactNode;
};

/** How much of a line, at what price: `750 g, about 4 pieces · Rs. 320 per kg`, or the words for pieces. */
export function LineTimes({ line, children }: LineTimesProps) {
	const goods = useMessages("product");
	const rupees = useRupees();
	const { aboutGrams = null, unitPrice } = line;
	if (!line.stepGrams) return children;
	const pieces = piecesOf({ ...line, aboutGrams });
	return (
		<>
			<span className="whitespace-nowrap">{goods.weight(unitsOf(line))}</span>
			{pieces !== null && goods.comma + goods.about(pieces)} ·{" "}
			<span className="whitespace-nowrap">
				{rupees(unitPrice)} {goods.perKg}
			</span>
		</>
	);
}
