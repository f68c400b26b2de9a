import { useMessages } from "#messages";
import { formatAmount } from "@/lib/domain/money";

/** Says whole rupees in the language of the page around: `Rs. 1,450`, `1,450 روپے` (spec 9, working day 7). */
export function useRupees() {
	const { rupees } = useMessages("common");
	return (amount: number): string => rupees(formatAmount(amount));
}
