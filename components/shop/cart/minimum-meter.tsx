import { Meter } from "@/components/ui/meter";
import { useShop } from "@/lib/client/shop";
import { missingToMinimum } from "@/lib/domain/cart-totals";
import { formatAmount, formatRupees } from "@/lib/domain/money";

/** How far the subtotal in rupees is on its way to the minimum order (spec 9). */
export function MinimumMeter({ subtotal }: { subtotal: number }) {
	const { minimumOrder } = useShop();
	if (minimumOrder === 0) return null;
	const missing = missingToMinimum(subtotal, minimumOrder);
	const progress = `${formatRupees(subtotal)} of ${formatAmount(minimumOrder)}`;
	return (
		<Meter
			label="Minimum order"
			value={subtotal}
			max={minimumOrder}
			valueText={progress}
			title={missing > 0 ? `Add ${formatRupees(missing)} more` : "Minimum reached"}
			note={progress}
		/>
	);
}
