const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** Whole rupees with thousands separated: `1,729`. */
export function formatAmount(rupees: number): string {
	return grouped.format(rupees);
}

/** Whole rupees as a person reads them: `Rs. 1,729` (spec 9). */
export function formatRupees(rupees: number): string {
	return `Rs. ${formatAmount(rupees)}`;
}
