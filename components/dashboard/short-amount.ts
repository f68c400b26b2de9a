import { formatAmount } from "@/lib/text/money";

/** Rupees in few letters, for an axis: `20k`, `2M`. */
export function shortAmount(rupees: number): string {
	if (rupees >= 1_000_000) return `${formatAmount(rupees / 1_000_000)}M`;
	return rupees >= 1000 ? `${formatAmount(rupees / 1000)}k` : String(rupees);
}
