/** What of an order says how much came in for it; rupees. */
type PaidParts = {
	amount: number;
	/** What it comes to as it was packed; null or missing until something of it is. */
	finalAmount?: number | null;
	isPaid: boolean;
	/** What came in, credit included, where it is another sum than the amount. */
	paidAmount?: number;
	/** What the customer's credit paid; 0 or missing where none was used. */
	creditUsed?: number;
};

/** What was paid for the order, credit included, in rupees: no more than this ever goes back. */
export function paidFor({ amount, isPaid, paidAmount, creditUsed = 0 }: PaidParts): number {
	return isPaid ? (paidAmount ?? amount) : creditUsed;
}

/** What the rider still has to collect, in rupees. */
export function toCollect({ amount, finalAmount, isPaid, creditUsed = 0 }: PaidParts): number {
	return isPaid ? 0 : Math.max(0, (finalAmount ?? amount) - creditUsed);
}
