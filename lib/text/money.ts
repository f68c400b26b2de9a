/** A count where there is little room: above 99 it reads `99+` (spec 2, seller layout). */
export function countText(count: number): string {
	return count > 99 ? "99+" : String(count);
}

/** Between two digits with whole groups of three behind them. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/**
 * Whole rupees with thousands separated: `1,729`. As Intl.NumberFormat writes them, which takes a phone 30 ms to make:
 * prices are the first that a page draws (docs/decisions/0080).
 */
export function formatAmount(rupees: number): string {
	return String(Math.round(rupees)).replace(THOUSANDS, ",");
}

/** Whole rupees as a person reads them: `Rs. 1,729` (spec 9), `−Rs. 200` for what is taken off. */
export function formatRupees(rupees: number): string {
	return `${rupees < 0 ? "−" : ""}Rs. ${formatAmount(Math.abs(rupees))}`;
}

/** `1 order`, `1,204 orders`: so many of a thing whose many end in an s. */
export function counted(count: number, thing: string): string {
	return `${formatAmount(count)} ${thing}${count === 1 ? "" : "s"}`;
}
