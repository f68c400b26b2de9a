import { useMessages } from "#messages";
import { useRupees } from "@/components/ui/price";
import type { Order, OrderLine } from "@/lib/orders/rules/order";
import { extraGrams, lessOf, packedUnits } from "@/lib/packing/rules";
import { unitsOf } from "@/lib/text/sold-by";

type WeighedLineProps = { line: OrderLine };

/** What was ordered of something that is weighed and, once it is packed, what it weighed and how much less that costs. */
export function WeighedLine({ line }: WeighedLineProps) {
	const text = useMessages("orderBasket").weighed;
	const { weight } = useMessages("product");
	const rupees = useRupees();
	const { packed, quantity, stepGrams } = line;
	const ordered = text.ordered(weight(unitsOf({ quantity, stepGrams })));
	if (!packed) return ordered;
	const less = lessOf(line);
	const extra = extraGrams(line, packed);
	return (
		<>
			{ordered}
			{text.comma}
			{text.weighed} <b className="whitespace-nowrap text-ink">{weight(packedUnits(line, packed))}</b>
			{less > 0 && (
				<>
					{text.comma}
					<b className="whitespace-nowrap text-primary">{text.less(rupees(less))}</b>
				</>
			)}
			{extra > 0 && less === 0 && <span className="block">{text.extra(weight(extra))}</span>}
		</>
	);
}

/** Whether a line is said as one that is weighed: not where it was missing, or something stands in for it. */
export function isWeighedLine({ stepGrams, packed }: OrderLine): boolean {
	return Boolean(stepGrams) && (!packed || (packed.quantity > 0 && packed.replacement === null));
}

/** What an order costs less because it was lighter; nothing where it was not. */
export function LighterNotice({ order: { items, amount, finalAmount } }: { order: Order }) {
	const text = useMessages("orderBasket").weighed;
	const rupees = useRupees();
	const lighter = items.filter((line) => isWeighedLine(line) && lessOf(line) > 0).length;
	if (finalAmount === null || finalAmount >= amount || lighter === 0) return null;
	return (
		<p className="mt-4 rounded-md bg-success-soft px-4 py-3 text-sm leading-snug text-on-success-soft">
			<b>{text.payLess(rupees(amount - finalAmount))}</b> {text.lighter(lighter)}
		</p>
	);
}
