import type { ReactNode } from "react";
import { useMessages } from "#messages";
import { useRupees } from "@/components/ui/price";
import { piecesOf } from "@/lib/products/rules/amounts";
import { type Counted, unitsOf } from "@/lib/text/sold-by";

/**
 * The grid of a line of a cart or of a weekly basket: picture, name, and a press that takes it out. In a narrow panel the
 * stepper and the sum stand under the name, on the narrowest beneath each other where they have to.
 */
export const lineGrid =
	"grid grid-cols-[5rem_minmax(0,1fr)_var(--spacing-tap)] items-center gap-x-4 gap-y-1 py-3.5 " +
	"@max-[19rem]:grid-cols-[4rem_minmax(0,1fr)_var(--spacing-tap)] @max-[19rem]:gap-x-3 " +
	"@xl:grid-cols-[5.75rem_minmax(0,1fr)_minmax(7.5rem,auto)_6rem_var(--spacing-tap)] @xl:py-4.5";
export const linePicture = "row-span-2 aspect-square w-full rounded-md @xl:row-span-1";
export const lineSum =
	"col-span-2 col-start-2 row-start-2 flex flex-wrap items-center justify-between gap-x-2 gap-y-1 *:last:ms-auto @xl:contents";

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
