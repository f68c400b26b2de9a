"use client";

import { useState } from "react";
import { FormDialog } from "@/components/staff/form-dialog";
import { useMay } from "@/components/staff/signed-in";
import { Button } from "@/components/ui/button";
import { RadioCard, RadioCards } from "@/components/ui/form/choices";
import { InputField } from "@/components/ui/form/input";
import { ApiError } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { fieldOf, useRulesForm } from "@/lib/client/use-rules-form";
import { REASON_TEXTS, REFUND_REASONS } from "@/lib/money/refund";
import type { NewRefundInput } from "@/lib/money/schema";
import { ORDER_STATES } from "@/lib/orders/rules/order-states";
import { recipientOf, type SellerOrder } from "@/lib/orders/rules/seller-order";
import { sellerCall } from "@/lib/team/client";
import { formatRupees } from "@/lib/text/money";

const loadRules = () => import("@/lib/money/schema").then((rules) => rules.newRefundSchema);

/** What is given back of an order that is not cancelled. */
const REASONS = REFUND_REASONS.filter((reason) => reason !== "cancelled");

const WENT_BACK_ALREADY = "This went back already: say in the note what is different";

/** Asks how much goes back, and why; how it went back is said where refunds are settled. */
function GiveBackDialog({ order, onClose }: { order: SellerOrder; onClose: () => void }) {
	const form = useRulesForm(loadRules, {
		defaultValues: { order: order._id, reason: "bad_item", note: "" },
	});

	async function save(body: NewRefundInput): Promise<void> {
		const { refund } = await sellerCall("POST /api/seller/refunds", { body });
		// The same again is answered with the first one, however long ago that went back.
		if (refund.state === "settled") throw new ApiError(0, WENT_BACK_ALREADY);
		toast.success(`${formatRupees(refund.amount)} of ${order.number} stands under Refunds`);
	}

	return (
		<FormDialog
			{...{ form, save, onClose }}
			failed="Failed to enter the refund"
			title={`Money back to ${recipientOf(order)}`}
			description={`Of ${order.number}. It then stands under Refunds, where you say how it went back.`}
			confirm="Give money back"
		>
			<InputField
				{...fieldOf(form, "amount", { valueAsNumber: true })}
				label="Rupees"
				hint={`At most ${formatRupees(order.refundable)}`}
				inputMode="numeric"
				autoComplete="off"
			/>
			<RadioCards legend="Why" className="grid-cols-2">
				{REASONS.map((reason) => (
					<RadioCard key={reason} {...form.register("reason")} value={reason} label={REASON_TEXTS[reason]} />
				))}
			</RadioCards>
			<InputField
				{...fieldOf(form, "note")}
				label="Note"
				optional
				hint="The same amount, reason and note again is the same refund"
				autoComplete="off"
				maxLength={200}
			/>
		</FormDialog>
	);
}

/** The owner's way to give back some of what was paid for a delivered order; nothing where none of it is left. */
export function GiveBack({ order }: { order: SellerOrder }) {
	const [isOpen, setOpen] = useState(false);
	const mayGive = useMay("management");
	const { status, isPaid, refundable } = order;
	// Before it is delivered, it is cancelled.
	if (!mayGive || ORDER_STATES[status].money !== "spent" || !isPaid || refundable === 0) return null;
	return (
		<>
			<Button variant="outline" size="sm" icon="undo-2" onClick={() => setOpen(true)}>
				Give money back
			</Button>
			{isOpen && <GiveBackDialog order={order} onClose={() => setOpen(false)} />}
		</>
	);
}
