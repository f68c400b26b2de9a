import { Icon } from "@/components/ui/icons";
import { changeFor, notesFor } from "@/lib/orders/rules/order";
import type { SellerOrder } from "@/lib/orders/rules/seller-order";
import type { RiderColumn } from "@/lib/riders/rules";
import { formatAmount } from "@/lib/text/money";

/** The notes in which it is paid, and what the rider has to bring. */
export function ChangeToBring({ bag: { cashNote, toCollect } }: { bag: SellerOrder }) {
	const change = changeFor(toCollect, cashNote);
	if (!cashNote || change === 0) return null;
	const notes = notesFor(toCollect, cashNote) > 1 ? "Notes" : "Note";
	return (
		<span className="flex items-center gap-1.5 text-xs font-strong figures">
			<Icon name="coins" className="size-4 flex-none" />
			{notes} of {formatAmount(cashNote)}, bring {formatAmount(change)}
		</span>
	);
}

type CashBarProps = { rider: RiderColumn; chosen: readonly SellerOrder[]; limit: number };

/** What a rider has and is to collect, and what the chosen bags add, of what they may have. */
export function CashBar({ rider: { outstanding, cash }, chosen, limit }: CashBarProps) {
	const more = chosen.reduce((sum, { toCollect }) => sum + toCollect, 0);
	const held = outstanding + cash;
	const share = (rupees: number) => `${Math.min(100, (rupees / Math.max(1, limit, held + more)) * 100)}%`;
	return (
		<div className="grid gap-1 text-xs figures">
			<p className="flex justify-between gap-2">
				<span>
					Cash <b>{formatAmount(held)}</b>
					{more > 0 && ` + ${formatAmount(more)}`}
				</span>
				<span className="text-ink-2">limit {formatAmount(limit)}</span>
			</p>
			<span aria-hidden className="drawn flex h-2 overflow-hidden rounded-full bg-line">
				<span className="bg-leaf-800" style={{ width: share(held) }} />
				<span
					className={held + more > limit ? "bg-tomato-500" : "bg-leaf-300"}
					style={{ width: share(more) }}
				/>
			</span>
		</div>
	);
}
