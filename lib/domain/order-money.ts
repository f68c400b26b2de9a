/** What of an order says how much came in for it; rupees. */
export type PaidParts = {
	amount: number;
	isPaid: boolean;
	/** What came in, where it is another sum than the amount: less was packed before the cash was collected. */
	paidAmount?: number;
};

/** What was paid for the order, in rupees: no more than this ever goes back. */
export function paidFor({ amount, isPaid, paidAmount }: PaidParts): number {
	return isPaid ? (paidAmount ?? amount) : 0;
}
