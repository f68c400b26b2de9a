"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { Refund } from "@/lib/money/refund";
import { RefundItem } from "./refund-item";
import { SettleDialog } from "./settle-dialog";

type RefundsListProps = {
	refunds: readonly Refund[];
	/** Milliseconds. */
	now: number;
};

/** The refunds of the page; one that is due is settled in a dialog. */
export function RefundsList({ refunds, now }: RefundsListProps) {
	const router = useRouter();
	const [chosen, setChosen] = useState<Refund | null>(null);
	const close = () => setChosen(null);
	return (
		<>
			<ul className="overflow-hidden rounded-lg bg-surface ring-1 ring-line">
				{refunds.map((refund) => (
					<RefundItem key={refund._id} refund={refund} now={now} onSettle={() => setChosen(refund)} />
				))}
			</ul>
			{chosen && (
				<SettleDialog
					refund={chosen}
					onClose={close}
					onSettled={() => {
						close();
						router.refresh();
					}}
				/>
			)}
		</>
	);
}
