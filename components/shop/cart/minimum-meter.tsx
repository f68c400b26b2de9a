import { useMessages } from "#messages";
import { Meter } from "@/components/ui/meter";
import { useRupees } from "@/components/ui/use-rupees";
import { useShop } from "@/lib/client/shop";
import { missingToMinimum } from "@/lib/domain/cart-totals";
import { formatAmount } from "@/lib/domain/money";

/** How far the subtotal in rupees is on its way to the minimum order (spec 9). */
export function MinimumMeter({ subtotal }: { subtotal: number }) {
	const text = useMessages("cartSummary").minimum;
	const rupees = useRupees();
	const { minimumOrder } = useShop();
	if (minimumOrder === 0) return null;
	const missing = missingToMinimum(subtotal, minimumOrder);
	const progress = text.progress(formatAmount(subtotal), formatAmount(minimumOrder));
	return (
		<Meter
			label={text.label}
			value={subtotal}
			max={minimumOrder}
			valueText={progress}
			title={missing > 0 ? text.missing(rupees(missing)) : text.reached}
			note={progress}
		/>
	);
}
