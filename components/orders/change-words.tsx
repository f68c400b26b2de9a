import { useMessages } from "#messages";
import { useRupees } from "@/components/ui/price";
import { type CashNote, changeFor, notesFor } from "@/lib/orders/rules/cash-notes";
import { formatAmount } from "@/lib/text/money";

/** What the rider gives back on the notes in which an order is paid. */
export function ChangeWords({ toPay, cashNote }: { toPay: number; cashNote: CashNote }) {
	const { note: text } = useMessages("confirmOrder");
	const rupees = useRupees();
	const change = changeFor(toPay, cashNote);
	const count = notesFor(toPay, cashNote);
	if (change === 0) return text.exact;
	return count === 1 ? text.one(rupees(change), formatAmount(cashNote)) : text.several(count, rupees(change));
}
