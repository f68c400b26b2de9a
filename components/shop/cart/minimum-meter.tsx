import { Meter } from "@/components/ui/meter";
import { MINIMUM_ORDER, missingToMinimum } from "@/lib/domain/cart-totals";
import { formatAmount, formatRupees } from "@/lib/domain/money";

/** How far the subtotal in rupees is on its way to the minimum order (spec 9). */
export function MinimumMeter({ subtotal }: { subtotal: number }) {
	const missing = missingToMinimum(subtotal);
	const progress = `${formatRupees(subtotal)} of ${formatAmount(MINIMUM_ORDER)}`;
	return (
		<Meter
			label="Minimum order"
			value={subtotal}
			max={MINIMUM_ORDER}
			valueText={progress}
			title={missing > 0 ? `Add ${formatRupees(missing)} more` : "Minimum reached"}
			note={progress}
		/>
	);
}
